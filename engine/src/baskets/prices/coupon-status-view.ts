import type { HeldCoupon } from '../basket.ts'
import type { BasketState } from '../with-basket.ts'
import { type CouponStatus, couponStatus } from './coupon-eligibility.ts'

/** What each coupon of a calculated basket does. */
export const couponStates = ({
  basket,
  inputs,
  calculation,
}: BasketState): { coupon: HeldCoupon; statusCode: CouponStatus }[] => {
  const discounts = [
    ...calculation.lines.flatMap(({ price }) => price?.discounts ?? []),
    ...calculation.orderDiscounts,
    ...calculation.shipments.flatMap(({ delivery }) => delivery?.discounts ?? []),
  ]
  const working = new Set(discounts.map(({ promotionId }) => promotionId))
  return basket.coupons.map((coupon) => ({
    coupon,
    statusCode: couponStatus(coupon, inputs.coupons, working),
  }))
}

/** Codes, as the merchant writes them, that take something off: what an order redeems. */
export const appliedCodes = (state: BasketState): string[] =>
  couponStates(state)
    .filter(({ statusCode }) => statusCode === 'applied')
    .map(({ coupon }) => state.inputs.coupons.byCode.get(coupon.code.toUpperCase())?.code ?? coupon.code)
