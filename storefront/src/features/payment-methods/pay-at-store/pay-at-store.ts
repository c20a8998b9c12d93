import type { PaymentMethod } from '../payment-method.ts'
import { messages } from './messages.ts'
import { PayAtStoreNote } from './pay-at-store-note.tsx'

/** Paid at the counter with the pickup. */
export const payAtStore: PaymentMethod = {
  id: 'PAY_AT_STORE',
  detail: messages.detail,
  isPaidLater: true,
  paidWith: (t) => t(messages.name),
  OrderNote: PayAtStoreNote,
}
