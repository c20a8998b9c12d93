import type { CountryCode } from '../../../../facts/countries.ts'
import type { Currency, Minor } from '../../../../facts/money.ts'
import type { MovementList, Period, Repayment } from '../movement.ts'
import type { SessionKey } from './transient-token.ts'

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

/** The bank wants to ask the cardholder: the browser posts `accessToken` to `stepUpUrl`. No money has moved. */
export type CardChallenge = { stepUpUrl: string; accessToken: string }

/** Where a payment stands at the processor. `reference` is the processor's own id. */
export type CardResult =
  /** `amountMinor` may be less than was asked for: then it is to be given back. */
  | { state: 'paid'; reference: string; amountMinor: Minor }
  | { state: 'review'; reference: string }
  | { state: 'challenge'; reference: string; authenticationId: string; challenge: CardChallenge }
  | { state: 'refused'; reference: string | undefined; code: RefusalCode }
  /** The processor cannot say what became of it; `code` says why once nothing is found. */
  | { state: 'unknown'; code?: RefusalCode }
  /** The processor has no such payment. */
  | { state: 'none' }

/** Card fields for one page: the capture context goes to the vendor's library, the key stays with us. */
export type CardFieldsSession = {
  /** Signed by the vendor. */
  captureContext: string
  library: { url: string; integrity: string }
  /** Signs the tokens of this session. */
  key: SessionKey
  expiresAt: Date
}

/** The cardholder's browser, as 3-D Secure wants to know it. */
export type CardDevice = {
  ipAddress?: string
  language?: string
  colorDepth?: number
  screenHeight?: number
  screenWidth?: number
  /** Minutes between the browser's clock and UTC. */
  timeDifference?: number
  javaEnabled?: boolean
  userAgent?: string
}

/** Letters of any language; the gateway writes them as the banks can read them. */
export type CardBillTo = {
  firstName: string
  lastName: string
  address1: string
  city: string
  country: string
  email: string
}

export type CardPayment = {
  /** Whose merchant account is charged. */
  country: CountryCode
  /** Ours, one per request: how the payment is found again. */
  code: string
  /** Ours, digits, one per request: what a lost payment is voided by. */
  transactionId: string
  orderNo: string
  amountMinor: Minor
  currency: Currency
  /** JWT of the card fields; good for one authorization. */
  token: string
  billTo: CardBillTo
  device: CardDevice
}

/** Money to be given back; `code` and `transactionId` name this request as they name a payment. */
export type RefundRequest = {
  country: CountryCode
  reference: string
  code: string
  transactionId: string
  amountMinor: Minor
  currency: Currency
  /** The rest stays: nothing is voided, so the processor takes it once the sale's batch is closed. */
  isPart?: true
}

/** The card processor. A call that gets no answer throws. */
export type CardGateway = {
  /** A session of card fields for pages of this origin only. */
  openFields(options: { origin: string; country: CountryCode }): Promise<CardFieldsSession>
  /** Prepares 3-D Secure for a token; the browser posts `accessToken` to `collectUrl` in a hidden frame. */
  setUp(options: {
    country: CountryCode
    code: string
    tokenId: string
  }): Promise<{ referenceId: string; accessToken: string; collectUrl: string }>
  /** Asks the bank who the cardholder is and takes the money, as far as it goes without a question. */
  pay(payment: CardPayment, enrolment: { referenceId: string; returnUrl: string }): Promise<CardResult>
  /** The second payment: after the cardholder has answered the bank. */
  resume(payment: CardPayment, authenticationId: string): Promise<CardResult>
  /** A payment by our code. The index lags: `none` says nothing about the last minutes. */
  findByCode(options: { country: CountryCode; code: string }): Promise<CardResult>
  /** A payment by the processor's own id. */
  findByReference(options: { country: CountryCode; reference: string }): Promise<CardResult>
  /** Takes back whatever a request of this name has charged. To be asked a minute after it, or later. */
  voidUnanswered(options: { country: CountryCode; code: string; transactionId: string }): Promise<void>
  /**
   * Voids, reverses or refunds, whichever the state allows. Once it has come through, a repeat changes nothing; it gives
   * undefined then, and where the bank had held money that was never taken.
   */
  refund(wanted: RefundRequest): Promise<Repayment | undefined>
  /** What was captured, went back and was charged back, on all accounts. The index lags. */
  listMovements(period: Period): Promise<MovementList>
}

/** Cards of a simulated processor, for clients that have no fields of the processor to type one into. */
export type TestCards = {
  /** The token that the fields of this session would have given for the test card of the same last digits. */
  tokenOf(captureContext: string, maskedNumber: string): Promise<string>
}

declare module '../../kernel/gateways.ts' {
  interface Gateways {
    /** Absent: the shop offers no cards. */
    card?: CardGateway
    /** Absent with a real processor. */
    testCards?: TestCards
  }
}
