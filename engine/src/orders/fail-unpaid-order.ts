import type { Ctx } from '../kernel/context.ts'
import { selectPaymentOfOrder, updatePayment } from '../payments/index.ts'
import { isOpen, type Order } from './order.ts'
import { orderNotOpen } from './payment/order-not-open.ts'
import { releasePayment } from './payment/release-payment.ts'
import { appendEvent, reopenForBuyer } from './payment/settle-payment.ts'
import { withRetry } from './placing/with-retry.ts'
import { lockOrder, updateOrder } from './queries.ts'
import type { RecordChange } from './transition-order.ts'

type Failure = {
  /** Whether the basket is open again. */
  reopen: boolean
  /** Why, for the history. */
  reason: string
  inTransaction?: RecordChange
}

/**
 * Gives up an order that is not paid: stock and coupon uses return. The processor is asked first, since the money may
 * just have come. Problems: 409 for any other order, 503 while the processor is silent.
 */
export const failUnpaidOrder = async (ctx: Ctx, orderNo: string, failure: Failure): Promise<Order> => {
  await releasePayment(ctx, orderNo)
  return withRetry(() => ctx.db.transaction((tx) => fail({ ...ctx, db: tx }, orderNo, failure)))
}

const fail = async (ctx: Ctx, orderNo: string, { reopen, reason, inTransaction }: Failure) => {
  const { db: tx, site } = ctx
  const order = await tx.one(lockOrder(site.siteId, orderNo))
  if (order.status === 'failed') return order
  if (!isOpen(order)) throw orderNotOpen(order.status)
  const failed = appendEvent(ctx, { ...order, status: 'failed' }, 'failed', reason)
  await reopenForBuyer(ctx, tx, failed, reopen)
  await tx.run(updateOrder(site.siteId, failed))
  const payment = await tx.maybe(selectPaymentOfOrder(site.siteId, orderNo))
  if (payment) {
    const record = { ...payment.record, code: payment.record.code ?? 'REVERSED' }
    await tx.run(updatePayment(site.siteId, { ...payment, status: 'refused', record, modifiedAt: ctx.now }))
  }
  await inTransaction?.(tx, order, failed)
  return failed
}
