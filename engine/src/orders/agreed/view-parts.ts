import { toMajor } from '../../../../facts/money.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import type { OrderDiscount, OrderLine } from './agreed.ts'

export const rateOf = (basisPoints: number) => basisPoints / 10_000

export const major = (minor: number | undefined) => (minor === undefined ? undefined : toMajor(minor))

export const discountView = (discount: OrderDiscount) => {
  const { quantity, metres: metresReached, amountMinor: amount } = discount.reached ?? {}
  const reached = definedMembers({
    quantity,
    metres: metresReached,
    amount: amount && { of: toMajor(amount.of), min: toMajor(amount.min) },
  })
  return definedMembers({
    priceAdjustmentId: discount.id,
    promotionId: discount.promotionId,
    itemText: discount.name,
    price: -toMajor(discount.amountMinor),
    appliedDiscount: definedMembers({
      type: discount.kind,
      percentage: discount.percent,
      amount: major(discount.kindMinor),
    }),
    reasonCode: 'PROMOTION',
    custom: false,
    manual: false,
    c_receipt: definedMembers({
      base: toMajor(discount.baseMinor),
      cap: major(discount.capMinor),
      freePieces: discount.freePieces,
      reached: discount.reached && reached,
    }),
    couponCode: discount.couponCode,
  })
}

export const giftView = (gift: OrderLine['gift']) =>
  gift ? definedMembers({ gift: true, giftMessage: gift.message }) : undefined
