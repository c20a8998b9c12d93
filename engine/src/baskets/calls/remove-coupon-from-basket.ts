import type { Operation } from '../../kernel/operation.ts'
import type { basketsContract } from '../contract.ts'
import { couponItemNotFound } from '../problems.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

export const removeCouponFromBasket = (async (ctx, { params }) =>
  basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: (basket) => {
        const others = basket.coupons.filter(({ itemId }) => itemId !== params.couponItemId)
        if (others.length === basket.coupons.length) {
          throw couponItemNotFound(`No coupon with ID '${params.couponItemId}' is in the basket.`, {
            couponItemId: params.couponItemId,
          })
        }
        basket.coupons = others
      },
    }),
  )) satisfies Operation<typeof basketsContract.removeCouponFromBasket>
