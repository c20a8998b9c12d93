import type { Ctx } from '../kernel/context.ts'
import { withBasket } from './with-basket.ts'

/** Notes the PayPal order made for a basket: only its approval is taken as payment. Problem: 404. */
export const keepPaypalOrder = async (ctx: Ctx, basketId: string, paypalOrderId: string): Promise<void> => {
  await withBasket(ctx, basketId, {
    change: (basket) => {
      basket.paypalOrderId = paypalOrderId
    },
  })
}
