import type { Bilingual } from '../../../facts/country.ts'
import type { IsoDate } from '../../../facts/dates.ts'
import type { Language, LocaleId } from '../../../facts/locales.ts'
import type { Currency, Minor } from '../../../facts/money.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Site, SiteCountry } from '../kernel/site.ts'
import type { UsdAmount } from './usd-amount.ts'

/** What a method needs of the shop. */
export type Shop = Ctx

/** An order that the shopper approves at a vendor, and the total that vendor's order was made for. */
export type Approval = UsdAmount & { id: string; totalMinor: Minor }

/** What is to be paid. */
export type Payable = {
  country: SiteCountry
  currency: Currency
  /** Unknown while the way of delivery is. */
  totalMinor?: Minor | undefined
  isAllPickedUp: boolean
  /** The merchant's people put it together and take the money. */
  isAtCounter: boolean
  approval?: Approval | undefined
}

/** What a card shows, and its one-time token, which is never shown again. */
export type Card = {
  cardType?: string
  holder?: string
  maskedNumber?: string
  expirationMonth?: number
  expirationYear?: number
  token?: string
}

/** What an instrument holds beside its id and method. */
export type Instrument = {
  card?: Card
  /** The vendor's order that was approved, and its amount. */
  transactionId?: string
  usd?: UsdAmount
}

/** An instrument as clients send it. */
export type InstrumentBody = {
  paymentMethodId?: string
  paymentCard?: (Omit<Card, 'token'> & { creditCardToken?: string }) | null
  c_transaction_id?: string | null
}

/** What is told along with the offer of a method. */
export type Offer = { cards?: { cardType: string; name: string }[] } & Partial<
  Record<'c_perUsd' | 'c_rateDate', string>
> & { c_amountUsd?: number }

/** Where to transfer the money; the reference is the order's number. */
export type BankTransfer = {
  bankName: string
  accountHolder: string
  accountNumber: string
  accountType: string
  currency: Currency
  instructions: string
  reference: string
  /** Until then the goods are set aside; absent in orders older than it. */
  until?: IsoDate
}

/** What an order keeps of how its money is to come. */
export type Terms = {
  bank?: BankTransfer
  /** The last day on which the money may be brought; the goods are given back after it. */
  payUntil?: IsoDate
}

/** The sentences of a method in the mails of an order that waits for its money. */
export type WaitingWords = {
  /** To the shopper: the order was received. */
  received: string
  /** Absent where nobody is reminded. */
  reminder?: { subject: string; text: string }
  /** To the desk, and where `tellsStores` to the stores: a new order waits. */
  store: { subject: string; text: string }
}

/** What the terms of an order follow from. */
export type PlacedOrder = {
  site: Site
  country: SiteCountry
  orderNo: string
  language: Language
  ordered: Date
  /** So many working days after everything that is picked up is ready. */
  holdUntil(workingDays: number): IsoDate
}

/** How an order waits for money that a person brings. */
export type Waiting = {
  /** Hours after the order: the shopper is reminded, and the goods are given back. Absent where `payUntil` decides. */
  hours?(site: Site): { remind: number; until: number }
  terms(order: PlacedOrder): Terms
  /** Why an order is given up whose money has not come, for its history. */
  expired: string
  words(order: { orderNo: string; terms: Terms; language: Language }): WaitingWords
  /** The stores that give the goods out hear of the order before its money has come. */
  tellsStores?: true
}

/** What a vendor takes in place of the order's total, and for which order that was approved there. */
export type TakenAmount = { amountMinor: Minor; currency: Currency; record: { approvedId: string } }

/** One way to pay: everything that tells it from the others. */
export type PaymentMethod = {
  id: string
  name: Bilingual
  /** What the books call it (S3.041). */
  type?: 'cc' | 'TB'
  /** A customer may keep a card for it. */
  keepsCard?: true
  /** Whether the vendor who takes the money is configured; absent where a person brings it. */
  isConfigured?(shop: Shop): boolean
  /** Whether this may be paid so, where the vendor is configured. */
  isOffered(shop: Shop, payable: Payable): boolean
  /** What is told along with the offer; `withAmounts` only where the reader may see amounts. */
  offer?(shop: Shop, payable: Payable, withAmounts: boolean): Offer
  /** What is kept of a request. The amount is never the client's. Problem: 400. */
  instrumentOf(body: InstrumentBody, payable: Payable): Instrument
  /** Whether an instrument still pays after the basket has changed; one that does not is dropped. */
  stillPays?(instrument: Instrument, payable: Payable): boolean
  /** What the vendor takes, where that is not the order's total. */
  amountOf?(payable: Payable): TakenAmount | undefined
  /** In words, for receipts. */
  paidWith(instrument: Instrument, currency: Currency, locale: LocaleId): string
  waiting?: Waiting
}
