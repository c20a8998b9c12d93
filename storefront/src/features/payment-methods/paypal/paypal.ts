import type { PaymentMethod } from '../payment-method.ts'
import { DollarsNote } from './dollars-note.tsx'
import { dollarsText } from './dollars-text.ts'
import { LazyPaypalButton } from './lazy-paypal-button.tsx'
import { messages } from './messages.ts'
import { paypalId } from './paypal-id.ts'

/** PayPal, in US dollars: approved in its own window with the last button. */
export const paypal: PaymentMethod = {
  id: paypalId,
  detail: messages.detail,
  Approval: LazyPaypalButton,
  BasketNote: DollarsNote,
  paidWith: (t, instrument, currency, locale) => {
    const { c_amountUsd: dollars, c_perUsd: rate = '' } = instrument ?? {}
    return dollars === undefined || currency === 'USD'
      ? t(messages.paypal)
      : t(messages.paypalDollars, { amount: dollarsText(dollars, locale), rate, currency })
  },
}
