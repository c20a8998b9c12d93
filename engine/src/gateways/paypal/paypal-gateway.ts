import type { Minor } from '../../../../facts/money.ts'
import type { RefusalCode } from '../card/card-gateway.ts'
import type { MovementList, Period, Repayment } from '../movement.ts'

/** Where the money of a PayPal order stands. `reference` is the id of its capture. Amounts are US cents. */
export type PaypalResult =
  | { state: 'paid'; reference: string; amountMinor: Minor }
  | { state: 'review'; reference: string }
  | { state: 'refused'; reference: string | undefined; code: RefusalCode }
  /** PayPal is taking the money at this moment. */
  | { state: 'unknown' }
  /** Nothing has been captured: the order is not known, not approved, or approved and waiting. */
  | { state: 'none' }

export type PaypalOrder = {
  /** The same one never makes a second order. */
  requestId: string
  /** Ours, shown to the merchant at PayPal. */
  reference: string
  description: string
  /** US cents. */
  amountMinor: Minor
  /** The shop's name on the approval page. */
  brandName: string
  /** `es-HN`: the language of the approval page. */
  locale: string
  /** Where the approval window goes with the shopper's yes, and with a no. */
  returnUrl: string
  cancelUrl: string
}

/** What a webhook brings: headers in small letters, and the body's own bytes as text. */
export type PaypalNotice = { headers: Readonly<Record<string, string | undefined>>; body: string }

/** PayPal. A call that gets no answer throws; what became of it is then found by `ask`. */
export type PaypalGateway = {
  /** Makes an order that a shopper can approve at `approveUrl`. No money moves. */
  createOrder(order: PaypalOrder): Promise<{ orderId: string; approveUrl: string }>
  /** Captures an approved order; idempotent by request id. */
  capture(orderId: string, requestId: string): Promise<PaypalResult>
  queryOrder(orderId: string): Promise<PaypalResult>
  /** Refunds what is left of a capture; idempotent. Undefined where nothing was left. */
  refund(captureId: string): Promise<Repayment | undefined>
  /** What moved on the account in at most 31 days, without the sales of others on it. Hours late. */
  listMovements(period: Period): Promise<MovementList>
  /** Whether PayPal itself has sent this, to our own webhook. */
  isGenuine(notice: PaypalNotice): Promise<boolean>
}

declare module '../../kernel/gateways.ts' {
  interface Gateways {
    /** Absent: the shop does not offer PayPal. */
    paypal?: PaypalGateway
  }
}
