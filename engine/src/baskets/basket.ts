import type { AddressText, PostalAddress } from '../../../facts/address.ts'
import type { CountryCode } from '../../../facts/countries.ts'
import type { IsoDate } from '../../../facts/dates.ts'
import type { Currency, Minor } from '../../../facts/money.ts'
import type { JsonText } from '../kernel/contract.ts'
import type { Approval, Instrument } from '../payment-methods/index.ts'
import type { Taxpayer } from '../taxes/index.ts'
import type { PickupPerson } from './checkout/pickup-person.ts'

/** Wrapped as a gift, with what the card says. */
export type Gift = { message?: string }

/** What was chosen along with a product. Its price is the product's, asked anew for every calculation. */
export type ChosenOption = { optionId: string; valueId: string }

/** One line: pieces of one product at one length, with the same choices. */
export type BasketLine = {
  itemId: string
  productId: string
  quantity: number
  /** Goods cut to length: length of one piece. */
  lengthMm?: number
  /** One of each option, in the product's order; absent where there is nothing to choose. */
  options?: ChosenOption[]
  /** The store the goods come from or are picked up at; none: the country's default store. */
  storeId?: string
  /** The shopper chose the store on this very line: choosing one for the basket leaves it alone. */
  storeChosen?: boolean
  pickUp: boolean
  /** The shipment it goes with; none: `me`. */
  shipmentId?: string
  gift?: Gift
  measurement?: 'unit' | 'metre'
  /** Agreed price of one piece from an accepted quote; it stands only in the country it was agreed for. */
  agreed?: {
    pieceMinor: Minor
    country: CountryCode
    opportunityId?: string
    /** Which of the quote's lines it is, from 0. */
    line?: number
    /** What bringing all lines of the quote costs, with tax, and how far it goes at that price. */
    freight?: { amountMinor: Minor; withinKm?: number }
    /** Last day on which the agreed price holds; afterwards the line has the list price. */
    until?: IsoDate
    /** Day on which the goods are ready or leave the store, where the desk has said one; none once it has passed. */
    readyOn?: IsoDate
  }
}

/** An address as a basket keeps it: trimmed, in a place that exists. */
export type Address = Pick<PostalAddress, AddressText> & {
  countryCode?: CountryCode
  /** What the shopper wrote, where the shop serves that country as another. */
  writtenCountry?: string
  /** Deepest administrative division known. */
  divisionId?: string
  /** The gate, where the shopper has marked it: latitude, longitude. */
  coordinates?: string
}

/** How the basket is paid: by which method, and what that method keeps. */
export type PaymentInstrument = Instrument & { id: string; methodId: string }

export type HeldCoupon = { itemId: string; code: string }

/** Who of the merchant's people fills a basket for its customer, and where. */
export type CounterOrigin = {
  channel: 'counter' | 'phone'
  storeId: string
  by: { kind: 'client' | 'staff' | 'cli' | 'job'; id: string; name: string }
}

/** Where a part of a basket goes, and how. */
export type Shipment = {
  shippingAddress?: Address
  /** The address is that of the store where everything is picked up, not one the shopper gave. */
  shippingAddressOfStore?: boolean
  /** The address that the shopper gave, while the store's stands in its place. */
  deliveryAddress?: Address
  shippingMethodId?: string
  /** The store it is picked up at; kept where a basket may have several shipments. */
  storeId?: string
  /** The whole shipment is a gift. */
  gift?: Gift
}

/**
 * What the shopper has put together. Nothing here is calculated; the stored document is this without the columns. A basket
 * is its own first shipment, `me`.
 */
export type Basket = Shipment & {
  id: string
  customerId: string
  temporary: boolean
  country: CountryCode
  currency: Currency
  lines: BasketLine[]
  email?: string
  /** Those beside `me`, in the order in which they were opened. */
  furtherShipments?: (Shipment & { id: string })[]
  billingAddress?: Address
  taxpayer?: Taxpayer
  paymentInstruments: PaymentInstrument[]
  coupons: HeldCoupon[]
  /** Who receives or picks up, as the shopper's page wrote it. */
  personPicksUp?: JsonText<PickupPerson>
  /** The latest order made for this basket at PayPal, and the total it was made for. */
  paypalOrder?: Approval
  /** Where the shopper came from, as the client says; nothing depends on it. */
  sourceCode?: string
  /** Filled by the merchant's people: at their counter while it is temporary, its customer's own to pay once it is not. */
  counter?: CounterOrigin
  createdAt: Date
  modifiedAt: Date
}

/** Pieces, or millimetres for lines with a length: what stock and price lists count. */
export const amountOf = (line: Pick<BasketLine, 'quantity' | 'lengthMm'>): number =>
  line.lengthMm === undefined ? line.quantity : line.quantity * line.lengthMm

const isSameGift = (a: Gift | undefined, b: Gift | undefined) =>
  (a === undefined) === (b === undefined) && a?.message === b?.message

const isSameChoice = (a: ChosenOption[] = [], b: ChosenOption[] = []) =>
  a.length === b.length &&
  a.every(({ optionId, valueId }) => b.some((one) => one.optionId === optionId && one.valueId === valueId))

/** Lines that are the same thing to a shopper: product, length, choices, price rule, shipment, and as a gift with the same words. */
export const isSameLine = (a: BasketLine, b: BasketLine): boolean =>
  a.productId === b.productId &&
  a.lengthMm === b.lengthMm &&
  a.shipmentId === b.shipmentId &&
  !a.agreed &&
  !b.agreed &&
  isSameChoice(a.options, b.options) &&
  isSameGift(a.gift, b.gift)

/** Whether the merchant's people fill it, and take its money. */
export const isAtCounter = ({ counter, temporary }: Pick<Basket, 'counter' | 'temporary'>): boolean =>
  counter !== undefined && temporary

export const isAllPickedUp = (basket: Pick<Basket, 'lines'>): boolean =>
  basket.lines.length > 0 && basket.lines.every((line) => line.pickUp)
