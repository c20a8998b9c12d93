import { idAlreadyExists } from '../../kernel/precondition.ts'
import { pageAnswer, pageQuery } from '../../kernel/page-of.ts'
import { Body, Changes, OneOf, Open, type Static, Type } from '../../kernel/schema.ts'
import { SearchRequest, searchAnswer, searchProblems } from '../../kernel/search-request/index.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { changeProblems, Id } from '../contract.ts'
import { couponNotFound } from '../problems.ts'

const limit = Type.Integer({ minimum: 1 })

const Limits = Type.Object({
  /** Of each code, by all customers together. */
  limitPerCode: Type.Optional(limit),
  limitPerCustomer: Type.Optional(limit),
  /** Of each customer within so many days. */
  limitPerTimeFrame: Type.Optional(
    Type.Object({ limit, redemptionTimeFrame: Type.Integer({ minimum: 1, maximum: 366 }) }),
  ),
})

const couponTypes = OneOf('single_code', 'multiple_codes', 'system_codes')
const SystemCodes = Type.Object({
  codePrefix: Type.String({ pattern: '^[A-Za-z0-9-]{0,20}$' }),
  numberOfCodes: Type.Integer({ minimum: 1, maximum: 5_000 }),
})

const Coupon = Open('MerchantCoupon', {
  couponId: Id,
  type: couponTypes,
  enabled: Type.Boolean(),
  description: Type.Optional(Type.String()),
  singleCode: Type.Optional(Type.String()),
  systemCodesConfig: Type.Optional(SystemCodes),
  totalCodesCount: Type.Integer(),
  redemptionCount: Type.Integer(),
  redemptionLimits: Limits,
  /** The promotion that baskets get by it. */
  c_promotionId: Id,
})

const body = Body('coupon', {
  couponId: Type.Optional(Id),
  type: Type.Optional(couponTypes),
  c_promotionId: Type.Optional(Id),
  singleCode: Type.Optional(Type.String({ maxLength: 50 })),
  systemCodesConfig: Type.Optional(SystemCodes),
  ...Changes({
    enabled: Type.Boolean(),
    description: Type.String({ maxLength: 1_000 }),
    redemptionLimits: Limits,
  }),
})
export type CouponChanges = Static<typeof body>

const Code = Open('CouponCode', {
  code: Type.String(),
  issued: Type.Boolean(),
  redemptionCount: Type.Integer(),
})
const Codes = Open('CouponCodes', { data: Type.Array(Code), ...pageAnswer })

const Redemption = Open('CouponRedemption', {
  code: Type.String(),
  couponId: Id,
  creationDate: Type.String(),
  /** Blank of somebody who had their data erased. */
  customerEmail: Type.String(),
  orderNo: Type.String(),
})

const params = Type.Object({ couponId: Id })
const read = { scope: 'sfcc.promotions', params, problems: [couponNotFound] } as const
const write = {
  scope: 'sfcc.promotions.rw',
  params,
  problems: [couponNotFound, idAlreadyExists, ...changeProblems],
} as const
const search = { scope: 'sfcc.promotions', body: SearchRequest, problems: searchProblems } as const

export const couponContract = {
  getCoupon: { ...read, answer: Coupon, success: [200, 304] },
  createCoupon: { ...write, body, answer: Coupon, success: [200, 201] },
  updateCoupon: { ...write, body, answer: Coupon },
  /** The last coupon of a promotion that is on stays: without one every basket would have the promotion. */
  deleteCoupon: { ...write, success: [204], problems: [stillInUse, ...write.problems] },
  couponsSearch: {
    ...search,
    answer: Open('CouponSearchResult', { hits: Type.Array(Coupon), ...searchAnswer }),
  },
  couponRedemptionsSearch: {
    ...search,
    answer: Open('CouponRedemptionSearchResult', { hits: Type.Array(Redemption), ...searchAnswer }),
  },
  getCouponCodes: { ...read, query: pageQuery, answer: Codes },
  /** Adds codes, or takes them away with `delete=true`. */
  updateCouponCodes: {
    ...write,
    once: true,
    query: Type.Object({ delete: Type.Optional(Type.Boolean()) }),
    body: Body('coupon_codes', {
      codes: Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 5_000 }),
    }),
    answer: Codes,
    success: [200],
  },
} as const
