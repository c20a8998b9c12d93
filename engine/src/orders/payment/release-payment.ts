import type { Ctx } from '../../kernel/context.ts'
import { unavailable } from '../../kernel/problem.ts'
import { abandonPayment, selectPaymentOfOrder } from '../../payments/index.ts'
import { orderNotOpen } from './order-not-open.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Calls back the money of an order that is to be given up. Money that has come meanwhile makes the order stand.
 * Problems: 409 then, 503 while the processor is silent.
 */
export const releasePayment = async (ctx: Ctx, orderNo: string): Promise<void> => {
  const payment = await ctx.db.maybe(selectPaymentOfOrder(ctx.site.siteId, orderNo))
  // Refused by now: another call has just given the same order up.
  if (!payment || payment.status === 'waiting' || payment.status === 'refused') return
  if (payment.status === 'paid') throw orderNotOpen('new')
  const result = await abandonPayment(ctx, payment)
  if (!result) throw unavailable('The payment processor does not answer. Try again.')
  if (result.state !== 'paid') return
  await settlePayment(ctx, payment, result)
  throw orderNotOpen('new')
}
