import { type Ctx, knownShopper } from '../../kernel/context.ts'
import { noContent, type Operation, Reply } from '../../kernel/operation.ts'
import { selectPaymentOfOrder, updatePayment } from '../../payments/index.ts'
import type { ordersContract } from '../contract.ts'
import { isOpen } from '../order.ts'
import { orderNotOpen } from '../payment/order-not-open.ts'
import { releasePayment } from '../payment/release-payment.ts'
import { appendEvent, reopenForBuyer } from '../payment/settle-payment.ts'
import { withRetry } from '../placing/with-retry.ts'
import { lockOrder, selectOwnOrder, updateOrder } from '../queries.ts'
import { noOrder } from '../require-own-order.ts'

/**
 * Gives up an order that is not paid: stock and coupon uses return, with `reopenBasket` the basket is open again. The
 * processor is asked first, since the money may just have come. Problems: 404, 409 for any other order, 503 while
 * the processor is silent.
 */
export const failOrder = (async (ctx, { params, query, body }) => {
  const { customerId } = knownShopper(ctx)
  const order = await ctx.db.maybe(selectOwnOrder(ctx.site.siteId, customerId, params.orderNo))
  if (!order) throw noOrder(params.orderNo)
  if (!isOpen(order)) throw orderNotOpen(order.status)
  await releasePayment(ctx, order.orderNo)
  const reopen = query.reopenBasket === true
  const failed = await fail(ctx, order.orderNo, { reopen, reason: body.reasonCode })
  if (!reopen) return noContent()
  const path = `/checkout/shopper-baskets/v1/organizations/${ctx.site.organizationId}/baskets/${failed.basketId}`
  return new Reply(201, undefined, { location: path })
}) satisfies Operation<typeof ordersContract.failOrder>

const fail = (ctx: Ctx, orderNo: string, { reopen, reason }: { reopen: boolean; reason: string }) =>
  withRetry(() =>
    ctx.db.transaction(async (tx) => {
      const order = await tx.one(lockOrder(ctx.site.siteId, orderNo))
      if (order.status === 'failed') return order
      if (!isOpen(order)) throw orderNotOpen(order.status)
      const failed = appendEvent(ctx, { ...order, status: 'failed' }, 'failed', reason)
      await reopenForBuyer(ctx, tx, failed, reopen)
      await tx.run(updateOrder(ctx.site.siteId, failed))
      const payment = await tx.maybe(selectPaymentOfOrder(ctx.site.siteId, orderNo))
      if (payment) {
        const record = { ...payment.record, code: payment.record.code ?? 'REVERSED' }
        await tx.run(
          updatePayment(ctx.site.siteId, { ...payment, status: 'refused', record, modifiedAt: ctx.now }),
        )
      }
      return failed
    }),
  )
