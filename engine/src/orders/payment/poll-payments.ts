import type { Ctx } from '../../kernel/context.ts'
import type { Job } from '../../kernel/outbox.ts'
import {
  abandonPayment,
  type Payment,
  type PaymentResult,
  queryProcessor,
  resolvePayment,
  selectDuePayments,
  touchPayment,
} from '../../payments/index.ts'
import { deleteOldKeys } from '../queries.ts'
import { settlePayment } from './settle-payment.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Asks about payments nobody has heard of: after a minute where our process may have died in between, after half an
 * hour where the shopper never came back from the bank's page (which is then given up), every five minutes where the
 * processor's desk decides. One that cannot be told yet stays for the next round.
 */
export const pollPayments: Job = {
  name: 'payments.sweep',
  everyMinute: true,
  run: async (ctx) => {
    const { siteId } = ctx.site
    const minutesAgo = (minutes: number) => new Date(ctx.now.getTime() - minutes * minuteMs)
    const times = {
      startedBefore: minutesAgo(1),
      challengeBefore: minutesAgo(30),
      reviewBefore: minutesAgo(5),
    }
    for (const payment of await ctx.db.query(selectDuePayments(siteId, times, 100))) {
      const result = await resultOf(ctx, payment)
      if (result) await settlePayment(ctx, payment, result)
      else await ctx.db.run(touchPayment(siteId, payment.id, ctx.now))
    }
    await ctx.db.run(deleteOldKeys(siteId, new Date(ctx.now.getTime() - 2 * dayMs)))
  },
}

/**
 * An unheard-of payment that cannot be asked for again has not been made and never will be; one under review keeps its
 * order waiting.
 */
const resultOf = async (ctx: Ctx, payment: Payment): Promise<PaymentResult | undefined> => {
  if (payment.status === 'challenge') return abandonPayment(ctx, payment)
  return payment.status === 'review' ? queryProcessor(ctx, payment) : resolvePayment(ctx, payment)
}
