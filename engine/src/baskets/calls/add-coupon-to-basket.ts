import type { Operation } from '../../kernel/operation.ts'
import type { basketsContract } from '../contract.ts'
import { withCouponGuess } from '../prices/coupon-guesses.ts'
import { invalidCoupon } from '../problems.ts'
import { basketView } from '../view.ts'
import { type BasketState, withBasket } from '../with-basket.ts'

/** Coupons one basket may hold. */
const maxCoupons = 10

/** Problem: 400 for a code that no promotion has. */
export const refuseUnknown =
  (code: string) =>
  ({ inputs }: BasketState): void => {
    if (inputs.coupons.byCode.has(code.toUpperCase())) return
    throw invalidCoupon(`The coupon code '${code}' is not known.`, {
      couponCode: code,
      statusCode: 'coupon_code_unknown',
    })
  }

/**
 * Puts a coupon in the basket, whatever the case it is typed in. One that is known but takes nothing off stays, told
 * by its status. Problems: 400 for an unknown code and for one that is in the basket already, 429.
 */
export const addCouponToBasket = (async (ctx, { params, body }) => {
  const code = body.code.trim()
  return basketView(
    ctx,
    await withCouponGuess(ctx, () =>
      withBasket(ctx, params.basketId, {
        change: (basket) => {
          const held = basket.coupons.some((one) => one.code.toUpperCase() === code.toUpperCase())
          if (held || basket.coupons.length >= maxCoupons) {
            throw invalidCoupon(
              held ? `The coupon '${code}' is in the basket.` : 'The basket is full of coupons.',
              {
                couponCode: code,
                statusCode: 'coupon_code_already_in_basket',
              },
            )
          }
          basket.coupons.push({ itemId: ctx.newId.hex(), code })
        },
        verify: refuseUnknown(code),
      }),
    ),
  )
}) satisfies Operation<typeof basketsContract.addCouponToBasket>
