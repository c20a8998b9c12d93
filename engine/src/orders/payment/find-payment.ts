import type { Ctx } from '../../kernel/context.ts'
import { abandonPayment, isFinal, type Payment, queryProcessor, selectPayment } from '../../payments/index.ts'
import { paymentNotFound } from '../problems.ts'
import { lockOrder } from '../queries.ts'
import { type PaymentOutcome, settlePayment } from './settle-payment.ts'

/**
 * The payment with its order, as the processor has it now. What the request says of the outcome is never believed.
 * `abandon`: the shopper is back without having answered the bank, so what is still open is given up.
 * Problem: 404 payment-not-found.
 */
export const findPayment = async (
  ctx: Ctx,
  transactionId: string,
  abandon = false,
): Promise<PaymentOutcome> => {
  const payment = await ctx.db.maybe(selectPayment(ctx.site.siteId, transactionId))
  if (!payment) throw paymentNotFound('There is no such payment.')
  const result =
    isFinal(payment) || payment.status === 'waiting' ? undefined : await askProcessor(ctx, payment, abandon)
  if (result && result.state !== 'none') return settlePayment(ctx, payment, result)
  return { payment, order: await ctx.db.one(lockOrder(ctx.site.siteId, payment.orderNo)) }
}

const askProcessor = (ctx: Ctx, payment: Payment, abandon: boolean) =>
  abandon ? abandonPayment(ctx, payment) : queryProcessor(ctx, payment)
