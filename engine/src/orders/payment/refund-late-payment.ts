import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Job } from '../../kernel/outbox.ts'
import { type Payment, refund, selectPayment } from '../../payments/index.ts'

type LatePayment = { paymentId: string; reference: string }

/** Money that came for an order that had been given up goes back; tried until the processor has taken it. */
export const refundLatePayment: Job<LatePayment> = {
  name: 'payments.give-back',
  run: async (ctx, { paymentId, reference }) => {
    const payment = await ctx.db.maybe(selectPayment(ctx.site.siteId, paymentId))
    if (payment && payment.status !== 'paid') await refund(ctx, payment, reference)
  },
}

/** Asks for it within the transaction that finds nobody to deliver to. */
export const queueLateRefund = (ctx: Ctx, tx: Db, { id }: Payment, reference: string): Promise<void> =>
  ctx.outbox.send(tx, {
    name: refundLatePayment.name,
    siteId: ctx.site.siteId,
    locale: ctx.locale,
    data: { paymentId: id, reference } satisfies LatePayment,
    key: reference,
  })
