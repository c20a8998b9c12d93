import type { CardGateway } from '../gateways/index.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Processor } from './processor.ts'

/**
 * Where the bank's page sends the shopper's browser, without a cookie (S2.019): in the locale they pay in, since a page
 * of another country would take their basket there.
 */
const returnUrl = ({ publicOrigin, locale }: Pick<Ctx, 'publicOrigin' | 'locale'>, transactionId: string) =>
  `${publicOrigin}/${locale}/cs-callback/${transactionId}`

/** Cards. Our payment id is the processor's idempotency: one id charges once. */
export const cardProcessor = (
  gateway: CardGateway,
  ctx: Pick<Ctx, 'publicOrigin' | 'locale'>,
): Processor => ({
  pay: async (payment, { cardToken, billTo }) => {
    if (cardToken === undefined) return { state: 'refused', reference: undefined, code: 'INVALID_PAYMENT' }
    return gateway.pay({
      transactionId: payment.id,
      orderNo: payment.orderNo,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      token: cardToken,
      returnUrl: returnUrl(ctx, payment.id),
      billTo,
    })
  },
  ask: (payment) => gateway.ask(payment.id),
  reverse: (reference) => gateway.reverse(reference),
})
