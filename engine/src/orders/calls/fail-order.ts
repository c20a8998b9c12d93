import { knownShopper } from '../../kernel/context.ts'
import { noContent, type Operation, Reply } from '../../kernel/operation.ts'
import type { ordersContract } from '../contract.ts'
import { failUnpaidOrder } from '../fail-unpaid-order.ts'
import { isOpen } from '../order.ts'
import { orderNotOpen } from '../payment/order-not-open.ts'
import { selectOwnOrder } from '../queries.ts'
import { noOrder } from '../require-own-order.ts'

/**
 * The shopper gives up an order that is not paid; with `reopenBasket` the basket is open again. Problems: 404, 409 for
 * any other order, 503 while the processor is silent.
 */
export const failOrder = (async (ctx, { params, query, body }) => {
  const { customerId } = knownShopper(ctx)
  const order = await ctx.db.maybe(selectOwnOrder(ctx.site.siteId, customerId, params.orderNo))
  if (!order) throw noOrder(params.orderNo)
  if (!isOpen(order)) throw orderNotOpen(order.status)
  const reopen = query.reopenBasket === true
  const failed = await failUnpaidOrder(ctx, order.orderNo, { reopen, reason: body.reasonCode })
  if (!reopen) return noContent()
  const path = `/checkout/shopper-baskets/v1/organizations/${ctx.site.organizationId}/baskets/${failed.basketId}`
  return new Reply(201, undefined, { location: path })
}) satisfies Operation<typeof ordersContract.failOrder>
