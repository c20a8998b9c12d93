import { toMajor } from '../../../../facts/money.ts'
import type { OrderDiscount, OrderLine } from './agreed.ts'

export const rateOf = (basisPoints: number) => basisPoints / 10_000

/** The members that are there; one without a value is no member. */
export const omitUndefined = <T extends object>(members: T): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T

export const major = (minor: number | undefined) => (minor === undefined ? undefined : toMajor(minor))

export const discountView = (discount: OrderDiscount) => {
  const { quantity, metres: metresReached, amountMinor: amount } = discount.reached ?? {}
  const reached = omitUndefined({
    quantity,
    metres: metresReached,
    amount: amount && { of: toMajor(amount.of), min: toMajor(amount.min) },
  })
  return omitUndefined({
    priceAdjustmentId: discount.id,
    promotionId: discount.promotionId,
    itemText: discount.name,
    price: -toMajor(discount.amountMinor),
    appliedDiscount: omitUndefined({
      type: discount.kind,
      percentage: discount.percent,
      amount: major(discount.kindMinor),
    }),
    reasonCode: 'PROMOTION',
    custom: false,
    manual: false,
    c_receipt: omitUndefined({
      base: toMajor(discount.baseMinor),
      cap: major(discount.capMinor),
      freePieces: discount.freePieces,
      reached: discount.reached && reached,
    }),
    couponCode: discount.couponCode,
  })
}

export const giftView = (gift: OrderLine['gift']) =>
  gift ? omitUndefined({ gift: true, giftMessage: gift.message }) : undefined
