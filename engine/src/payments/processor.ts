import type { Payment, PaymentResult } from './payment.ts'

/** What the shopper brings to the payment beside the order. */
export type PaymentDetails = {
  /** One-time token of the card fields; never stored. */
  cardToken?: string
  billTo: { firstName: string; lastName: string; email: string; country: string }
}

/** Somebody who takes money. Every call may throw when there is no answer; `ask` then tells what happened. */
export type Processor = {
  pay(payment: Payment, details: PaymentDetails): Promise<PaymentResult>
  ask(payment: Payment): Promise<PaymentResult>
  /** Asks for the money once more where nothing of the first time is left, without ever taking it twice. */
  repeat?(payment: Payment): Promise<PaymentResult>
  /** Refunds the payment or voids the authorization. */
  reverse(reference: string): Promise<void>
}
