import type { Ctx } from '../../kernel/context.ts'
import { unavailable } from '../../kernel/problem.ts'
import {
  type Payment,
  type PaymentResult,
  queryProcessor,
  recordMovement,
  type Repayment,
  selectPayment,
  selectPaymentAtProcessor,
  updatePayment,
} from '../../payments/index.ts'
import { withRetry } from '../placing/with-retry.ts'
import { lockOrder, updateOrder } from '../queries.ts'
import { appendEvent, settlePayment } from './settle-payment.ts'

/**
 * A processor has told that something happened to a payment: it is asked what, and that is written down, with the money
 * that it says went back. Something the shop has no payment of is no concern of ours. Problem: 503 while the processor
 * is silent.
 */
export const settleFromProcessor = async (
  ctx: Ctx,
  method: string,
  reference: string,
  returned?: Repayment,
): Promise<void> => {
  const payment = await ctx.db.maybe(selectPaymentAtProcessor(ctx.site.siteId, method, reference))
  if (!payment) return
  const result = await queryProcessor(ctx, payment)
  if (!result) throw unavailable('The payment processor does not answer.')
  if (result.state === 'none') return
  const isReversed = payment.status === 'paid' && isTakenBack(result)
  if (isReversed || returned) await noteReturn(ctx, payment, { isReversed, returned })
  if (!isReversed) await settlePayment(ctx, payment, result)
}

const isTakenBack = (result: PaymentResult) => result.state === 'refused' && result.code === 'REVERSED'

type Return = {
  /** All of it is gone. */
  isReversed: boolean
  /** Undefined where the processor has not told its own id of it. */
  returned: Repayment | undefined
}

/**
 * Money went back without the shop (a dispute, a bank, the merchant's desk at the processor), or the processor tells of
 * what the shop gave back itself. Where all of a paid order's is gone, the order is not paid any more and goes no further
 * until the merchant decides.
 */
export const noteReturn = (
  ctx: Ctx,
  { orderNo, id }: Pick<Payment, 'orderNo' | 'id'>,
  { isReversed, returned }: Return,
): Promise<void> =>
  withRetry(() =>
    ctx.db.transaction(async (tx) => {
      const order = await tx.one(lockOrder(ctx.site.siteId, orderNo))
      const payment = await tx.one(selectPayment(ctx.site.siteId, id))
      // Of an order that was given up the shop itself gives the money back, and says so when it is done.
      const isGivenUp = order.status === 'cancelled' || order.status === 'failed'
      if (returned)
        await recordMovement(ctx, tx, payment, { kind: isGivenUp ? 'given_back' : 'taken_back', ...returned })
      if (!isReversed || isGivenUp || order.paymentStatus !== 'paid') return
      const record = { ...payment.record, code: 'REVERSED' }
      await tx.run(
        updatePayment(ctx.site.siteId, { ...payment, status: 'refused', record, modifiedAt: ctx.now }),
      )
      const unpaid = { ...order, paymentStatus: 'not_paid' } as const
      await tx.run(updateOrder(ctx.site.siteId, appendEvent(ctx, unpaid, 'payment_reversed')))
    }),
  )
