import type { CountryCode } from '../../../facts/countries.ts'
import type { Currency, Minor } from '../../../facts/money.ts'

/**
 * `waiting`: for the shopper's transfer. `started`: the processor may have been asked. `challenge`: the shopper is at
 * the bank's page. `review`: the processor's desk decides. `paid` and `refused` are final.
 */
export type PaymentStatus = 'waiting' | 'started' | 'challenge' | 'review' | 'paid' | 'refused'

/** The bank's page: the browser posts `accessToken` to `stepUpUrl`, in a frame. */
export type Challenge = { stepUpUrl: string; accessToken: string }

/** What the second request to the processor needs once the shopper has answered the bank. */
export type Resumption = {
  authenticationId: string
  /** Sealed with the shop's key: it has a token that pays. */
  sealed: string
}

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
    /** The country it is paid in: whose account at the processor is charged. */
    country?: CountryCode
    challenge?: Challenge
    resumption?: Resumption
    /** When the second request went out: from then on it is the one that is asked about. */
    resumedAt?: string
    /** Why the processor could not tell; the code of a payment that is not found later. */
    doubt?: string
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
  | { state: 'challenge'; reference: string; challenge: Challenge; resumption: Resumption }
  | { state: 'refused'; reference: string | undefined; code: string }
  /** The processor has never heard of it. */
  | { state: 'none' }

/** What a processor answers: also that it cannot tell, with the code that stands should nothing be found. */
export type ProcessorAnswer = PaymentResult | { state: 'unknown'; code?: string }

export const isFinal = (payment: Pick<Payment, 'status'>): boolean =>
  payment.status === 'paid' || payment.status === 'refused'
