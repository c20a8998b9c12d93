import type { PaymentMethod } from '../payment-method.ts'
import { LazyCardForm } from './lazy-card-form.tsx'
import { messages } from './messages.ts'

/** A card, typed in fields of the processor. */
export const card: PaymentMethod = {
  id: 'CREDIT_CARD',
  detail: messages.detail,
  works: ({ cards }) => cards,
  Form: LazyCardForm,
  paidWith: (t, instrument) => {
    const { cardType: brand = '', numberLastDigits: digits = '' } = instrument?.paymentCard ?? {}
    return t(messages.card, { brand, digits })
  },
}
