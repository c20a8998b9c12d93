import type { CardGateway } from '../gateways/index.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Processor } from './processor.ts'

/** Where the bank's page sends the shopper's browser: the same address for every locale, without a cookie (S2.019). */
const returnUrl = (publicOrigin: string, transactionId: string) =>
  `${publicOrigin}/cs-callback/${transactionId}`

/** Cards. Our payment id is the processor's idempotency: one id charges once. */
export const cardProcessor = (gateway: CardGateway, ctx: Pick<Ctx, 'publicOrigin'>): Processor => ({
  pay: async (payment, { cardToken, billTo }) => {
    if (cardToken === undefined) return { state: 'refused', reference: undefined, code: 'INVALID_PAYMENT' }
    return gateway.pay({
      transactionId: payment.id,
      orderNo: payment.orderNo,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      token: cardToken,
      returnUrl: returnUrl(ctx.publicOrigin, payment.id),
      billTo,
    })
  },
  ask: (payment) => gateway.ask(payment.id),
  reverse: (reference) => gateway.reverse(reference),
})
