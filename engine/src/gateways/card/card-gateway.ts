import type { Currency, Minor } from '../../../../facts/money.ts'

/** What a card payment may be refused with (specification, section 8). */
export const refusalCodes = [
  'DECLINED',
  'REVERSED',
  'SYSTEM_ERROR',
  'SERVER_ERROR',
  'INVALID_REQUEST',
  'INVALID_PAYMENT',
  'AUTHORIZED_RISK_DECLINED',
  'REJECTED',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Where a payment stands at the processor. `reference` is the processor's own id. */
export type CardResult =
  | { state: 'paid'; reference: string; amountMinor: Minor }
  | { state: 'review'; reference: string }
  | { state: 'challenge'; reference: string; challengeUrl: string }
  | { state: 'refused'; reference: string | undefined; code: RefusalCode }
  /** The processor has no such payment. */
  | { state: 'none' }

export type CardPayment = {
  /** Ours, unguessable; the processor charges one id once. */
  transactionId: string
  orderNo: string
  amountMinor: Minor
  currency: Currency
  /** One-time token from the card fields. */
  token: string
  /** Where the shopper's browser comes back to from the bank's page. */
  returnUrl: string
  billTo: { firstName: string; lastName: string; email: string; country: string }
}

/** The card processor. A call that gets no answer throws; what became of the payment is then found by `ask`. */
export type CardGateway = {
  /** Address of the frame with the card fields, for pages of this origin only. */
  openFields(origin: string): Promise<{ fieldsUrl: string }>
  /** Authenticates the cardholder (3-D Secure) and takes the money, as far as it goes without a question. */
  pay(payment: CardPayment): Promise<CardResult>
  /** The present state by our id. */
  ask(transactionId: string): Promise<CardResult>
  /** Refunds the payment or voids the authorization. */
  reverse(reference: string): Promise<void>
}

declare module '../../kernel/gateways.ts' {
  interface Gateways {
    /** Absent: the shop offers no cards. */
    card?: CardGateway
  }
}
