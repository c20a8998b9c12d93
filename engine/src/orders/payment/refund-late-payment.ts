import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Job } from '../../kernel/outbox.ts'
import { type Payment, recordMovement, refund, selectPayment } from '../../payments/index.ts'

type LatePayment = { paymentId: string; reference: string }

/** Refunds a payment that arrived after its order was given up; retried until the processor accepts the refund. */
export const refundLatePayment: Job<LatePayment> = {
  name: 'payments.give-back',
  run: async (ctx, { paymentId, reference }) => {
    const payment = await ctx.db.maybe(selectPayment(ctx.site.siteId, paymentId))
    if (!payment || payment.status === 'paid') return
    const repayment = await refund(ctx, payment, reference)
    if (repayment) await recordMovement(ctx, ctx.db, payment, { kind: 'given_back', ...repayment })
  },
}

/** Queues the refund, in the transaction that finds the order given up. */
export const queueLatePaymentRefund = (ctx: Ctx, tx: Db, { id }: Payment, reference: string): Promise<void> =>
  ctx.outbox.send(tx, {
    name: refundLatePayment.name,
    siteId: ctx.site.siteId,
    locale: ctx.locale,
    data: { paymentId: id, reference } satisfies LatePayment,
    key: reference,
  })
