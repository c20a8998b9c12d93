import type { Ctx } from '../../kernel/context.ts'
import {
  abandonPayment,
  claimResumption,
  isFinal,
  type Payment,
  type PaymentResult,
  queryProcessor,
  resume,
  selectPayment,
} from '../../payments/index.ts'
import { paymentNotFound } from '../problems.ts'
import { lockOrder } from '../queries.ts'
import { type PaymentOutcome, settlePayment } from './settle-payment.ts'

/** How the shopper is back: with what the bank calls its question, or without having answered. */
export type ShopperReturn = { authenticationId?: string | undefined; abandoned?: boolean }

/**
 * The payment with its order, as the processor has it now. What the request says of the outcome is never believed: an
 * answered question only makes us ask for the money, an abandoned one gives up what is still open.
 * Problem: 404 payment-not-found.
 */
export const findPayment = async (
  ctx: Ctx,
  transactionId: string,
  back: ShopperReturn = {},
): Promise<PaymentOutcome> => {
  const payment = await ctx.db.maybe(selectPayment(ctx.site.siteId, transactionId))
  if (!payment) throw paymentNotFound('There is no such payment.')
  const result = await currentResult(ctx, payment, back)
  if (result && result.state !== 'none') return settlePayment(ctx, payment, result)
  return {
    payment: await ctx.db.one(selectPayment(ctx.site.siteId, transactionId)),
    order: await ctx.db.one(lockOrder(ctx.site.siteId, payment.orderNo)),
  }
}

const currentResult = async (
  ctx: Ctx,
  payment: Payment,
  back: ShopperReturn,
): Promise<PaymentResult | undefined> => {
  if (isFinal(payment) || payment.status === 'waiting') return undefined
  if (back.abandoned) return abandonPayment(ctx, payment)
  return payment.status === 'challenge' ? resumeOnce(ctx, payment, back) : queryProcessor(ctx, payment)
}

/** Asks for the money once, however often the bank's page comes back; only the bank knows how it calls its question. */
const resumeOnce = async (ctx: Ctx, { id, record }: Payment, { authenticationId }: ShopperReturn) => {
  const { resumption } = record
  if (!resumption || resumption.authenticationId !== authenticationId) return undefined
  const claimed = await ctx.db.maybe(claimResumption(ctx.site.siteId, id, ctx.now))
  return claimed && resume(ctx, claimed, resumption)
}
