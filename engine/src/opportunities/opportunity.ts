import type { CountryCode } from '../../../facts/countries.ts'
import { type IsoDate, todayIn } from '../../../facts/dates.ts'
import type { LocaleId } from '../../../facts/locales.ts'
import type { Currency, Minor } from '../../../facts/money.ts'
import type { ChosenOption } from '../baskets/index.ts'
import type { Site } from '../kernel/site.ts'

export const states = ['requested', 'priced', 'expired', 'accepted', 'rejected'] as const
export type State = (typeof states)[number]

/** A line as the customer asked for it. */
export type RequestedLine = {
  key: string
  sku: string
  name: string
  quantity: number
  lengthMm?: number
  /** What was chosen along with it. */
  options?: ChosenOption[]
  /** The price list's piece of that day, for the desk's eyes; absent where there is none. */
  pieceMinor?: Minor
}

/** A line as the desk offers it; amounts with tax, `totalMinor` is pieces × piece. */
export type OfferLine = {
  sku: string
  name: string
  quantity: number
  lengthMm?: number
  options?: ChosenOption[]
  pieceMinor: Minor
  totalMinor: Minor
  taxMinor: Minor
}

/** One revision of the desk's answer. */
export type Offer = {
  /** The CRM's id. */
  id: string
  revision: number
  presentedAt: string
  validUntil: IsoDate
  /** Day on which the goods are ready or leave the store, where the desk has said one. */
  readyOn?: IsoDate
  lines: OfferLine[]
  /** Of all of them to one place, with tax; part of the totals. */
  freight?: { amountMinor: Minor; taxMinor: Minor; reason?: string; withinKm?: number }
  totalMinor: Minor
  taxMinor: Minor
}

export type Message = { id: string; from: 'customer' | 'desk'; author: string; text: string; at: string }

export type Event = {
  at: string
  what: 'requested' | 'priced' | 'accepted' | 'rejected' | 'renewed'
  by: 'customer' | 'desk'
  revision?: number
}

export type OpportunityDocument = {
  locale: LocaleId
  contact: { customerNo: string; name: string; email: string; phone?: string }
  /** Where the goods are to go, in one line. */
  deliverTo?: string
  message?: string
  lines: RequestedLine[]
}

/** A request for a quote with everything that came of it. */
export type Opportunity = {
  id: string
  number: string
  customerId: string
  basketId: string
  country: CountryCode
  currency: Currency
  state: Exclude<State, 'expired'>
  validUntil: IsoDate | null
  shareToken: string
  document: OpportunityDocument
  offers: Offer[]
  messages: Message[]
  history: Event[]
  sentAt: Date | null
  createdAt: Date
  modifiedAt: Date
}

const zoneOf = (site: Pick<Site, 'countries'>, country: CountryCode) =>
  site.countries.find(({ code }) => code === country)?.timeZone ?? 'UTC'

/** Whether the last offer's last day has passed, where it was made. */
export const hasLapsed = (
  { country, validUntil }: Pick<Opportunity, 'country' | 'validUntil'>,
  site: Pick<Site, 'countries'>,
  now: Date,
): boolean => validUntil !== null && validUntil < todayIn(zoneOf(site, country), now)

/** Where it stands today. */
export const stateOf = (
  opportunity: Pick<Opportunity, 'state' | 'country' | 'validUntil'>,
  site: Pick<Site, 'countries'>,
  now: Date,
): State =>
  opportunity.state === 'priced' && hasLapsed(opportunity, site, now) ? 'expired' : opportunity.state

/** The offer that counts. */
export const currentOffer = ({ offers }: Pick<Opportunity, 'offers'>): Offer | undefined => offers.at(-1)
