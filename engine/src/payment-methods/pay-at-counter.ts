import { languageOf } from '../../../facts/locales.ts'
import { formatLongDate } from '../../../facts/format-date.ts'
import { badRequest } from '../kernel/problem.ts'
import type { PaymentMethod, WaitingWords } from './method.ts'

const name = { es: 'Pago en el mostrador', en: 'Payment at the counter' }

const spanish = (no: string, day: string): WaitingWords => ({
  received: `Apartamos tus productos hasta el ${day}. Págalos en la tienda donde hiciste el pedido.`,
  store: {
    subject: `Pedido ${no}: se paga en el mostrador`,
    text: `Se tomó en el mostrador o por teléfono y espera su pago, a más tardar el ${day}.`,
  },
})

const english = (no: string, day: string): WaitingWords => ({
  received: `Your goods are set aside until ${day}. Pay at the store where you placed the order.`,
  store: {
    subject: `Order ${no}: to be paid at the counter`,
    text: `It was taken at the counter or by phone and waits for its money, until ${day} at the latest.`,
  },
})

/**
 * Cash or a terminal, taken by the merchant's people for an order that they have put together. No shopper is offered it.
 * The goods wait one working day beyond the one they are ready on.
 */
export const payAtCounter: PaymentMethod = {
  id: 'PAY_AT_COUNTER',
  name,
  isOffered: (_shop, { isAtCounter }) => isAtCounter,
  instrumentOf: (_body, { isAtCounter }) => {
    if (isAtCounter) return {}
    throw badRequest('The counter takes the money of its own orders alone.', { property: 'paymentMethodId' })
  },
  stillPays: (_instrument, { isAtCounter }) => isAtCounter,
  paidWith: (_instrument, _currency, locale) => name[languageOf(locale)],
  waiting: {
    terms: ({ holdUntil }) => ({ payUntil: holdUntil(1) }),
    expired: 'not_paid_at_counter',
    words: ({ orderNo, terms: { payUntil = '' }, language }) =>
      ({ es: spanish, en: english })[language](orderNo, formatLongDate(payUntil, language)),
  },
}
