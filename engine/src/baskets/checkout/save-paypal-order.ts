import type { Ctx } from '../../kernel/context.ts'
import type { Basket } from '../basket.ts'
import { withBasket } from '../with-basket.ts'

/** Notes the PayPal order made for a basket: only its approval is taken as payment. Problem: 404. */
export const savePaypalOrder = async (
  ctx: Ctx,
  basketId: string,
  paypalOrder: NonNullable<Basket['paypalOrder']>,
): Promise<void> => {
  await withBasket(ctx, basketId, {
    change: (basket) => {
      // An approval of an earlier order pays nothing any more: its instrument goes when the change is settled.
      basket.paypalOrder = paypalOrder
    },
  })
}
