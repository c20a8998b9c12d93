import type { Minor } from '../../../facts/money.ts'
import type { Repayment } from '../gateways/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { recordMovement } from './ledger/ledger.ts'
import {
  isFinal,
  type Payment,
  type PaymentResult,
  type ProcessorAnswer,
  type Resumption,
} from './payment.ts'
import type { PaymentDetails } from './processor.ts'
import { processorOf } from './processors.ts'
import { updateDoubt } from './queries.ts'

/** The request never reached anybody: nothing can have been charged. */
const isNeverSent = (error: unknown): boolean => {
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
export const charge = (ctx: Ctx, payment: Payment, details: PaymentDetails) =>
  request(ctx, payment, () => processor(ctx, payment).pay(payment, details))

/** Asks for the money after the shopper has answered the bank; like `charge`. Called once for a payment. */
export const resume = (ctx: Ctx, payment: Payment, resumption: Resumption) =>
  request(ctx, payment, async () => {
    const { resume: again } = processor(ctx, payment)
    if (!again) throw new Error(`${payment.method} is not asked twice`)
    return again(payment, resumption)
  })

const request = async (
  ctx: Ctx,
  payment: Payment,
  send: () => Promise<ProcessorAnswer>,
): Promise<PaymentResult | undefined> => {
  try {
    const answer = await requireExactAmount(ctx, payment, await send())
    if (answer.state === 'unknown') {
      if (answer.code !== undefined) await ctx.db.run(updateDoubt(ctx.site.siteId, payment.id, answer.code))
      return undefined
    }
    // A server that failed may have charged before it did.
    const doubtful = answer.state === 'refused' && /^(SYSTEM|SERVER)_ERROR$/.test(answer.code)
    if (!doubtful) return answer
    const queried = await queryProcessor(ctx, payment)
    return queried && queried.state !== 'none' ? queried : answer
  } catch (error) {
    if (isNeverSent(error)) return { state: 'refused', reference: undefined, code: 'SERVER_ERROR' }
    const result = await queryProcessor(ctx, payment)
    return result?.state === 'none' ? undefined : result
  }
}

/** What the processor says now; undefined when it does not answer, or cannot tell yet. */
export const queryProcessor = async (ctx: Ctx, payment: Payment): Promise<PaymentResult | undefined> => {
  try {
    const answer = await requireExactAmount(ctx, payment, await processor(ctx, payment).query(payment))
    return answer.state === 'unknown' ? undefined : answer
  } catch {
    return undefined
  }
}

/**
 * What became of a payment that our process has lost sight of. Where the processor has nothing of it and lets itself
 * be asked twice, it is paid now: the shopper wanted it and waits. Undefined when nothing can be known yet.
 */
export const resolvePayment = async (ctx: Ctx, payment: Payment): Promise<PaymentResult | undefined> => {
  const result = await queryProcessor(ctx, payment)
  const { retry } = processor(ctx, payment)
  if (result?.state !== 'none' || !retry) return result
  try {
    const answer = await requireExactAmount(ctx, payment, await retry(payment))
    return answer.state === 'unknown' ? undefined : answer
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
  // While the bank waits for the shopper no money has moved, and none will without our second request.
  if (payment.status === 'challenge')
    return { state: 'refused', reference: payment.reference ?? undefined, code: 'REVERSED' }
  const result = await queryProcessor(ctx, payment)
  if (result?.state !== 'review') return result
  try {
    await refund(ctx, payment, result.reference)
    return { state: 'refused', reference: result.reference, code: 'REVERSED' }
  } catch {
    return undefined
  }
}

/**
 * Gives back money that nothing is delivered for: all of it, unless told. Tells what moved by this very call, for the
 * ledger. Throws when the processor does not.
 */
export const refund = (
  ctx: Ctx,
  payment: Payment,
  reference: string,
  amountMinor: Minor = payment.amountMinor,
): Promise<Repayment | undefined> => processor(ctx, payment).reverse(payment, reference, amountMinor)

/** Whether a part of a payment can go back: money that a person brought, or that its processor gives back in parts. */
export const canRefundInPart = (ctx: Ctx, payment: Payment): boolean =>
  payment.reference === null || processorOf(ctx, payment.method)?.reversePart !== undefined

/**
 * Gives a part of the money back, once for each id; undefined where an earlier call of the same id did. Throws when the
 * processor does not.
 */
export const refundInPart = (
  ctx: Ctx,
  payment: Payment,
  part: { id: string; amountMinor: Minor },
): Promise<Repayment | undefined> => {
  const { reversePart } = processor(ctx, payment)
  if (!reversePart || payment.reference === null) throw new Error(`${payment.method} gives no parts back`)
  return reversePart(payment, payment.reference, part)
}

/** Money that is not the order's amount goes back at once. */
const requireExactAmount = async (
  ctx: Ctx,
  payment: Payment,
  result: ProcessorAnswer,
): Promise<ProcessorAnswer> => {
  if (result.state !== 'paid' || result.amountMinor === payment.amountMinor) return result
  const { reference, amountMinor } = result
  const repayment = await refund(ctx, payment, reference, amountMinor)
  await ctx.db.transaction(async (tx) => {
    await recordMovement(ctx, tx, payment, { kind: 'taken', reference, amountMinor })
    if (repayment) await recordMovement(ctx, tx, payment, { kind: 'given_back', ...repayment })
  })
  const isPart = result.amountMinor < payment.amountMinor
  return { state: 'refused', reference: result.reference, code: isPart ? 'DECLINED' : 'INVALID_REQUEST' }
}
