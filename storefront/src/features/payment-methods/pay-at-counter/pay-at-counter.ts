import type { PaymentMethod } from '../payment-method.ts'
import { messages } from './messages.ts'
import { PayAtCounterNote } from './pay-at-counter-note.tsx'

/** Taken by the merchant's people for an order that they have put together; no shopper can choose it. */
export const payAtCounter: PaymentMethod = {
  id: 'PAY_AT_COUNTER',
  detail: messages.detail,
  isPaidLater: true,
  paidWith: (t) => t(messages.name),
  OrderNote: PayAtCounterNote,
}
