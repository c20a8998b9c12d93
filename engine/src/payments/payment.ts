import type { Currency, Minor } from '../../../facts/money.ts'

/**
 * `waiting`: for the shopper's transfer. `started`: the processor may have been asked. `challenge`: the shopper is at
 * the bank's page. `review`: the processor's desk decides. `paid` and `refused` are final.
 */
export type PaymentStatus = 'waiting' | 'started' | 'challenge' | 'review' | 'paid' | 'refused'

/** One attempt to pay an order. Amount and currency are those the processor takes: US dollars at PayPal. */
export type Payment = {
  /** Unguessable: who knows it may ask how the payment went (S2.019). */
  id: string
  orderNo: string
  /** Id of the method; one that no longer exists has neither processor nor words. */
  method: string
  /** The processor's own id. */
  reference: string | null
  status: PaymentStatus
  amountMinor: Minor
  currency: Currency
  record: {
    code?: string
    challengeUrl?: string
    /** PayPal: the vendor's order that the shopper approved. */
    approvedId?: string
    /** A moment (ISO) after which the money that is waited for is not taken any more. */
    dueAt?: string
  }
  createdAt: Date
  modifiedAt: Date
}

/** What a processor says of a payment. */
export type PaymentResult =
  | { state: 'paid'; reference: string; amountMinor: Minor }
  | { state: 'review'; reference: string }
  | { state: 'challenge'; reference: string; challengeUrl: string }
  | { state: 'refused'; reference: string | undefined; code: string }
  /** The processor has never heard of it. */
  | { state: 'none' }

export const isFinal = (payment: Pick<Payment, 'status'>): boolean =>
  payment.status === 'paid' || payment.status === 'refused'
