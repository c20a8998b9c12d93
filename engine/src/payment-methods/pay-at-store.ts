import { languageOf } from '../../../facts/locales.ts'
import { formatLongDate } from '../../../facts/format-date.ts'
import { badRequest } from '../kernel/problem.ts'
import type { PaymentMethod, WaitingWords } from './method.ts'

const name = { es: 'Pago en la tienda al retirar', en: 'Pay at the store on pickup' }

const spanish = (no: string, day: string): WaitingWords => ({
  received: `Apartamos tus productos hasta el ${day}. Págalos en la tienda cuando los retires.`,
  store: {
    subject: `Pedido ${no}: se paga en la tienda`,
    text: `El cliente paga al retirar, a más tardar el ${day}. Aparta los productos y marca el pedido como pagado en el mostrador.`,
  },
})

const english = (no: string, day: string): WaitingWords => ({
  received: `Your goods are set aside until ${day}. Pay at the store when you pick them up.`,
  store: {
    subject: `Order ${no}: to be paid at the store`,
    text: `The customer pays on pickup, on ${day} at the latest. Set the goods aside and mark the order as paid at the counter.`,
  },
})

/**
 * Paid at the counter by whoever picks the goods up: only where everything is picked up, and only in a country whose
 * settings say for how long goods are kept.
 */
export const payAtStore: PaymentMethod = {
  id: 'PAY_AT_STORE',
  name,
  isOffered: (_shop, { country, isAllPickedUp }) => isAllPickedUp && country.payAtStore !== undefined,
  instrumentOf: (_body, { country, isAllPickedUp }) => {
    if (isAllPickedUp && country.payAtStore) return {}
    throw badRequest('Only an order that is picked up as a whole is paid at the store.', {
      property: 'paymentMethodId',
    })
  },
  stillPays: (_instrument, { isAllPickedUp }) => isAllPickedUp,
  paidWith: (_instrument, _currency, locale) => name[languageOf(locale)],
  waiting: {
    terms: ({ country, holdUntil }) => ({ payUntil: holdUntil(country.payAtStore?.keptWorkingDays ?? 1) }),
    expired: 'not_paid_at_store',
    tellsStores: true,
    words: ({ orderNo, terms: { payUntil = '' }, language }) =>
      ({ es: spanish, en: english })[language](orderNo, formatLongDate(payUntil, language)),
  },
}
