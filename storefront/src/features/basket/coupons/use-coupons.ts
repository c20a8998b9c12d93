import { baskets } from '../../../api/baskets.ts'
import type { Basket } from '../basket.ts'
import { useBasketWrite } from '../use-basket-write.ts'

const isSameCode = (one: string, other: string) => one.toUpperCase() === other.toUpperCase()

/** Whether the basket holds this code, whatever the case it was typed in. */
export const hasCoupon = (basket: Pick<Basket, 'couponItems'>, code: string): boolean =>
  basket.couponItems.some((coupon) => isSameCode(coupon.code, code))

/** Adds a code; one that nothing in the basket can use is taken out again (S5.003). */
export const useAddCoupon = () =>
  useBasketWrite(async (env, basketId, code: string) => {
    const basket = await env.call(baskets.addCouponToBasket, { params: { basketId }, body: { code } })
    const idle = basket.couponItems.find(
      (coupon) => isSameCode(coupon.code, code) && coupon.statusCode !== 'applied',
    )
    if (!idle) return basket
    return env.call(baskets.removeCouponFromBasket, {
      params: { basketId, couponItemId: idle.couponItemId },
    })
  })

export const useRemoveCoupon = () =>
  useBasketWrite((env, basketId, couponItemId: string) =>
    env.call(baskets.removeCouponFromBasket, { params: { basketId, couponItemId } }),
  )
