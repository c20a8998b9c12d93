import type { Language } from '../../../../facts/locales.ts'
import { findPaymentMethod } from '../../payment-methods/index.ts'
import type { Order } from '../order.ts'

/** How an order is paid; undefined where the books have forgotten it. */
export const methodOf = ({ document }: Order) => findPaymentMethod(document.agreed.payments?.[0]?.methodId)

/** What the way of paying says of an order that waits for its money, for mails and papers. */
export const waitingWords = (order: Order, language: Language) => {
  const { orderNo, document } = order
  const { bank, payUntil } = document
  if (!bank && !payUntil) return {}
  const terms = { ...(bank ? { bank } : {}), ...(payUntil ? { payUntil } : {}) }
  const words = methodOf(order)?.waiting?.words({ orderNo, terms, language })
  return words ? { waiting: words } : {}
}
