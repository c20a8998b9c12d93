import type { Operation } from '../../kernel/operation.ts'
import type { ordersContract } from '../contract.ts'
import { isCancellable } from '../order.ts'
import { requireOwnOrder } from '../require-own-order.ts'
import { transitionOrder } from '../transition-order.ts'
import { orderView } from '../view.ts'

/**
 * The shopper gives up an order nobody has begun to work on: stock and coupon uses return, and what was paid goes back.
 * Problems: 404 for a foreign order, 409 once work has begun, 503 while the processor is silent.
 */
export const cancelOrder = (async (ctx, { params }) => {
  const own = await requireOwnOrder(ctx, params.orderNo)
  const cancelled = await transitionOrder(ctx, own.orderNo, 'cancel', {
    note: 'customer',
    isAllowed: isCancellable,
  })
  return orderView(ctx.site.siteId, cancelled)
}) satisfies Operation<typeof ordersContract.cancelOrder>
