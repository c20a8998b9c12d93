import type { Ctx } from '../kernel/context.ts'
import { isFinal, type Payment, type PaymentResult } from './payment.ts'
import type { PaymentDetails } from './processor.ts'
import { processorOf } from './methods.ts'

/** The request never reached anybody: nothing can have been charged. */
const neverSent = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } }
  const codes = [cause?.code, ...(cause?.errors ?? []).map(({ code }) => code)]
  return codes.some((code) => code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
}

const processor = (ctx: Ctx, payment: Payment) => {
  const found = processorOf(ctx, payment.method)
  if (!found) throw new Error(`nobody takes ${payment.method}`)
  return found
}

/**
 * Charges a payment. Undefined while the outcome is unknown: the order then stays as it is, and the processor is polled
 * later. Never called within a transaction.
 */
export const charge = async (
  ctx: Ctx,
  payment: Payment,
  details: PaymentDetails,
): Promise<PaymentResult | undefined> => {
  try {
    const result = await exact(ctx, payment, await processor(ctx, payment).pay(payment, details))
    // A server that failed may have charged before it did.
    const doubtful = result.state === 'refused' && /^(SYSTEM|SERVER)_ERROR$/.test(result.code)
    if (!doubtful) return result
    const asked = await queryProcessor(ctx, payment)
    return asked && asked.state !== 'none' ? asked : result
  } catch (error) {
    if (neverSent(error)) return { state: 'refused', reference: undefined, code: 'SERVER_ERROR' }
    const result = await queryProcessor(ctx, payment)
    return result?.state === 'none' ? undefined : result
  }
}

/** What the processor says now; undefined when it does not answer. */
export const queryProcessor = async (ctx: Ctx, payment: Payment): Promise<PaymentResult | undefined> => {
  try {
    return await exact(ctx, payment, await processor(ctx, payment).ask(payment))
  } catch {
    return undefined
  }
}

/**
 * What became of a payment that our process has lost sight of. Where the processor has nothing of it and lets itself
 * be asked twice, it is paid now: the shopper wanted it and waits. Undefined when nothing can be known yet.
 */
export const followPayment = async (ctx: Ctx, payment: Payment): Promise<PaymentResult | undefined> => {
  const result = await queryProcessor(ctx, payment)
  const { repeat } = processor(ctx, payment)
  if (result?.state !== 'none' || !repeat) return result
  try {
    return await exact(ctx, payment, await repeat(payment))
  } catch {
    return undefined
  }
}

/**
 * Gives up a payment that may still come through. Tells how it ended: the money may have arrived just before.
 * Undefined when the processor does not answer; then nothing may be decided.
 */
export const abandonPayment = async (ctx: Ctx, payment: Payment): Promise<PaymentResult | undefined> => {
  if (isFinal(payment) || payment.status === 'waiting') return undefined
  const result = await queryProcessor(ctx, payment)
  if (result?.state !== 'challenge' && result?.state !== 'review') return result
  try {
    await processor(ctx, payment).reverse(result.reference)
    return { state: 'refused', reference: result.reference, code: 'REVERSED' }
  } catch {
    return undefined
  }
}

/** Refunds a payment. Throws when the processor does not answer. */
export const refund = (ctx: Ctx, payment: Payment, reference: string): Promise<void> =>
  processor(ctx, payment).reverse(reference)

/** Money that is not the order's amount goes back at once. */
const exact = async (ctx: Ctx, payment: Payment, result: PaymentResult): Promise<PaymentResult> => {
  if (result.state !== 'paid' || result.amountMinor === payment.amountMinor) return result
  await refund(ctx, payment, result.reference)
  return { state: 'refused', reference: result.reference, code: 'INVALID_REQUEST' }
}
