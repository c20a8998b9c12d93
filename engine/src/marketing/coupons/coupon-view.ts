import type { CouponRow } from '../../bundle/promotions.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import { badRequest } from '../../kernel/problem.ts'
import type { StoredCoupon } from '../queries.ts'
import type { CouponChanges } from './contract.ts'
import { newCodes } from './new-codes.ts'

type CouponType = 'single_code' | 'multiple_codes' | 'system_codes'

export const typeOf = ({ codes, codePrefix }: CouponRow): CouponType => {
  if (codePrefix !== undefined) return 'system_codes'
  return codes ? 'multiple_codes' : 'single_code'
}

const limitsView = ({ limitTotal, limitPerCustomer, limitPerTimeframe }: CouponRow) => ({
  ...(limitTotal === undefined ? {} : { limitPerCode: limitTotal }),
  ...(limitPerCustomer === undefined ? {} : { limitPerCustomer }),
  ...(limitPerTimeframe
    ? {
        limitPerTimeFrame: {
          limit: limitPerTimeframe.uses,
          redemptionTimeFrame: limitPerTimeframe.days,
        },
      }
    : {}),
})

/** A coupon as the merchant's programs see it. */
export const couponView = ({ coupon, promotion, uses }: StoredCoupon) => ({
  couponId: coupon.code,
  type: typeOf(coupon),
  enabled: coupon.enabled ?? true,
  ...(coupon.description === undefined ? {} : { description: coupon.description }),
  ...(coupon.codes ? {} : { singleCode: coupon.code }),
  ...(coupon.codePrefix === undefined
    ? {}
    : {
        systemCodesConfig: { codePrefix: coupon.codePrefix, numberOfCodes: coupon.codes?.length ?? 0 },
      }),
  totalCodesCount: coupon.codes?.length ?? 1,
  redemptionCount: uses,
  redemptionLimits: limitsView(coupon),
  c_promotionId: promotion.id,
})

type Limits = NonNullable<CouponChanges['redemptionLimits']>

const readLimits = ({ limitPerCode, limitPerCustomer, limitPerTimeFrame }: Limits) => ({
  ...(limitPerCode === undefined ? {} : { limitTotal: limitPerCode }),
  ...(limitPerCustomer === undefined ? {} : { limitPerCustomer }),
  ...(limitPerTimeFrame
    ? { limitPerTimeframe: { uses: limitPerTimeFrame.limit, days: limitPerTimeFrame.redemptionTimeFrame } }
    : {}),
})

/** The codes of a new coupon: none for one whose own id is the code. Problem: 400. */
const codesOf = (id: string, { type = 'single_code', singleCode, systemCodesConfig }: CouponChanges) => {
  if (type === 'single_code') {
    if (singleCode !== undefined && singleCode !== id)
      throw badRequest('The code of such a coupon is its id.', { property: '$.singleCode' })
    return {}
  }
  if (type === 'multiple_codes') return { codes: [] }
  if (!systemCodesConfig)
    throw badRequest('How many codes, and how they begin?', { property: '$.systemCodesConfig' })
  const { codePrefix, numberOfCodes } = systemCodesConfig
  return { codePrefix, codes: newCodes(codePrefix, numberOfCodes, []) }
}

/** More codes of a coupon that makes its own; what was made stays. Problem: 400. */
const moreCodes = (stands: CouponRow, { systemCodesConfig }: CouponChanges) => {
  if (!systemCodesConfig || stands.codePrefix === undefined) return {}
  const { codePrefix, numberOfCodes } = systemCodesConfig
  const codes = stands.codes ?? []
  if (numberOfCodes < codes.length)
    throw badRequest(`There are ${codes.length} codes already.`, { property: '$.systemCodesConfig' })
  return { codePrefix, codes: [...codes, ...newCodes(codePrefix, numberOfCodes - codes.length, codes)] }
}

/** The coupon of a bundle that a body says, laid over what stands. Problem: 400. */
export const readCoupon = (id: string, stands: CouponRow | undefined, change: CouponChanges): CouponRow => {
  if (change.couponId !== undefined && change.couponId !== id)
    throw badRequest(`The path says '${id}'.`, { property: '$.couponId' })
  if (stands && change.type !== undefined && change.type !== typeOf(stands))
    throw badRequest(`It is a coupon of the type '${typeOf(stands)}'.`, { property: '$.type' })
  const { limitTotal, limitPerCustomer, limitPerTimeframe, enabled, description, ...codes } = stands ?? {
    code: id,
    ...codesOf(id, change),
  }
  const limits = { limitTotal, limitPerCustomer, limitPerTimeframe }
  const members = {
    ...codes,
    ...(stands ? moreCodes(stands, change) : undefined),
    enabled: (change.enabled === undefined ? enabled : change.enabled) ?? undefined,
    description: (change.description === undefined ? description : change.description) ?? undefined,
    ...(change.redemptionLimits === undefined ? limits : readLimits(change.redemptionLimits ?? {})),
  }
  return definedMembers(members)
}
