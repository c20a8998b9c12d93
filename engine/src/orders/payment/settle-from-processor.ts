import type { Ctx } from '../../kernel/context.ts'
import { unavailable } from '../../kernel/problem.ts'
import {
  type Payment,
  type PaymentResult,
  queryProcessor,
  selectPayment,
  selectPaymentAtProcessor,
  updatePayment,
} from '../../payments/index.ts'
import { withRetry } from '../placing/with-retry.ts'
import { lockOrder, updateOrder } from '../queries.ts'
import { appendEvent, settlePayment } from './settle-payment.ts'

/**
 * A processor has told that something happened to a payment: it is asked what, and that is written down. Something
 * the shop has no payment of is no concern of ours. Problem: 503 while the processor is silent.
 */
export const settleFromProcessor = async (ctx: Ctx, method: string, reference: string): Promise<void> => {
  const payment = await ctx.db.maybe(selectPaymentAtProcessor(ctx.site.siteId, method, reference))
  if (!payment) return
  const result = await queryProcessor(ctx, payment)
  if (!result) throw unavailable('The payment processor does not answer.')
  if (result.state === 'none') return
  if (payment.status === 'paid' && isTakenBack(result)) await noteReversal(ctx, payment)
  else await settlePayment(ctx, payment, result)
}

const isTakenBack = (result: PaymentResult) => result.state === 'refused' && result.code === 'REVERSED'

/**
 * The money of a paid order was taken back (a dispute, a bank): the order is not paid any more and goes no further until
 * the merchant decides. What the merchant has given back already is no news.
 */
const noteReversal = (ctx: Ctx, { orderNo, id }: Payment): Promise<void> =>
  withRetry(() =>
    ctx.db.transaction(async (tx) => {
      const order = await tx.one(lockOrder(ctx.site.siteId, orderNo))
      if (order.paymentStatus !== 'paid') return
      const payment = await tx.one(selectPayment(ctx.site.siteId, id))
      const record = { ...payment.record, code: 'REVERSED' }
      await tx.run(
        updatePayment(ctx.site.siteId, { ...payment, status: 'refused', record, modifiedAt: ctx.now }),
      )
      const unpaid = { ...order, paymentStatus: 'not_paid' } as const
      await tx.run(updateOrder(ctx.site.siteId, appendEvent(ctx, unpaid, 'payment_reversed')))
    }),
  )
