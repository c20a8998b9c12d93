import type { CountryCode } from '../../../../facts/countries.ts'
import type { Currency, Minor } from '../../../../facts/money.ts'

/**
 * Everything that is sent carries a key of ours, kept in the record's external id `Shop_Key__c`: sending it again
 * after a lost answer changes the same record and makes no second one.
 */
export type CrmQuoteRequest = {
  key: string
  /** What people call it: COT-005001. */
  number: string
  country: CountryCode
  currency: Currency
  createdAt: Date
  contact: { customerNo: string; name: string; email: string; phone?: string }
  deliverTo?: string
  message?: string
  lines: CrmRequestedLine[]
}

export type CrmRequestedLine = {
  key: string
  sku: string
  name: string
  quantity: number
  /** Of one piece, goods cut to length only. */
  lengthMm?: number
  /** Today's price of one piece at its length; absent where the price list has none. */
  pieceMinor?: Minor
}

/** What the sales desk has made of a request. */
export type CrmQuoteStatus = {
  key: string
  /** `open`: the desk still works on it or has made an offer; `lost`: it will not make one (any more). */
  stage: 'open' | 'won' | 'lost'
  /** Offers that were shown to the customer, oldest first; the last one counts. */
  offers: CrmOffer[]
  /** What the desk wrote, oldest first. */
  messages: CrmMessage[]
}

export type CrmOffer = {
  /** The vendor's own id. */
  id: string
  number: string
  presentedAt: Date
  /** Last day the offer stands, YYYY-MM-DD. */
  validUntil: string
  currency: string
  lines: { sku: string; quantity: number; lengthMm?: number; pieceMinor: Minor; totalMinor: Minor }[]
}

export type CrmMessage = { id: string; text: string; author: string; writtenAt: Date }

export type CrmCase = {
  key: string
  name: string
  email: string
  phone?: string
  subject: string
  description: string
  country?: string
}

export type CrmFile = {
  key: string
  /** The record it belongs to, by our key. */
  parent: { kind: 'case' | 'opportunity'; key: string }
  name: string
  /** Base64, without prefix. */
  content: string
}

export type CrmSubscription = { key: string; email: string; country: string; locale?: string; source: string }

/**
 * The CRM of the sales desk. A call that gets no answer in time, or that the vendor refuses, throws `CrmFailure`;
 * it is for a job to try again, never for a shopper to wait.
 */
export type CrmGateway = {
  /** Request and lines; the desk sees it once all of it is there. */
  saveQuoteRequest(request: CrmQuoteRequest): Promise<void>
  /** Where these requests stand, at most 100. What the CRM does not know is missing in the answer. */
  readQuotes(keys: readonly string[]): Promise<CrmQuoteStatus[]>
  /** The customer said yes to an offer (`won`), or no to all of them (`lost`). */
  closeQuote(key: string, outcome: { stage: 'won'; offerId: string } | { stage: 'lost' }): Promise<void>
  /** An offer that has run out is asked for anew. */
  reopenQuote(key: string): Promise<void>
  /** What the customer writes about a request. */
  saveMessage(message: { key: string; quoteKey: string; text: string; writtenAt: Date }): Promise<void>
  /** A service case; answers the number that people call it by. */
  saveCase(serviceCase: CrmCase): Promise<{ caseNumber: string }>
  saveFile(file: CrmFile): Promise<void>
  /** A newsletter subscription: whether the address is new. */
  saveSubscription(subscription: CrmSubscription): Promise<'created' | 'updated'>
}

/** A record of the vendor's, by its object and id. */
export type CrmMatch = { object: string; id: string }

/** The CRM did not answer, or refused. `code` is the vendor's (`REQUEST_LIMIT_EXCEEDED`), or `NO_ANSWER`. */
export class CrmFailure extends Error {
  override name = 'CrmFailure'
  readonly code: string
  /** The records that are there already, where a duplicate rule refuses another. */
  readonly matches: readonly CrmMatch[]

  constructor(code: string, message: string, matches: readonly CrmMatch[] = []) {
    super(`${code}: ${message}`)
    this.code = code
    this.matches = matches
  }
}

declare module '../../kernel/gateways.ts' {
  interface Gateways {
    /** Absent: quotes and cases stay at the shop's own desk; the support of the country has them and the newsletter by mail. */
    crm?: CrmGateway
  }
}
