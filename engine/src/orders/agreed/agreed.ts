import type { IsoDate } from '../../../../facts/dates.ts'
import type { Minor } from '../../../../facts/money.ts'
import {
  type Address,
  type Basket,
  type ChosenOption,
  firstShipmentId,
  type PaymentInstrument,
  shipmentIdOf,
} from '../../baskets/index.ts'
import type { Taxpayer } from '../../taxes/index.ts'

/**
 * What was agreed when an order was placed, as facts: amounts in minor units with tax, lengths in millimetres, weights
 * in grams, rates in basis points, days as ISO. Names are those that were shown, in the order's language.
 */
export type Agreed = {
  lines: OrderLine[]
  delivery: OrderDelivery[]
  coupons: { itemId: string; code: string; statusCode: string }[]
  /** Taken off the whole order. */
  discounts: OrderDiscount[]
  totals: OrderTotals
  taxes: { rateBasisPoints: number; taxMinor: Minor }[]
  weightGrams: number
  // What follows tells of the person, and is gone from orders of an account that was closed.
  longestMm?: number
  /** The first shipment, `me`; its amounts are what the further ones leave of the order's. */
  shipment?: OrderShipment
  furtherShipments?: FurtherShipment[]
  billing?: { id: string; address: Address; taxpayer: Taxpayer }
  /** How it is paid, without tokens. */
  payments?: PaymentInstrument[]
  /** Who receives or picks up, as the shopper's page wrote it. */
  personPicksUp?: Basket['personPicksUp']
  sourceCode?: string
}

export type OrderPrice = {
  pieceMinor: Minor
  priceMinor: Minor
  afterItemMinor: Minor
  afterOrderMinor: Minor
  taxMinor: Minor
  adjustedTaxMinor: Minor
  rateBasisPoints: number
}

export type OrderOption = ChosenOption & {
  itemId: string
  name?: string
  text?: string
  quantity: number
  price?: OrderPrice
}

export type OrderLine = {
  itemId: string
  sku: string
  name?: string
  quantity: number
  variationValues?: Record<string, string>
  variationText?: string
  masterId?: string
  /** What kind of product it was. */
  type?: Partial<Record<'item' | 'master' | 'variant' | 'set' | 'bundle' | 'option', boolean>>
  inventoryId?: string
  /** Of a bundle. */
  /** Orders of earlier releases have no ids of the parts. */
  components?: { itemId?: string; productId: string; quantity: number }[]
  options?: OrderOption[]
  gift?: { message?: string }
  /** The further shipment it goes with. */
  shipmentId?: string
  pickUp: boolean
  /** The promised day at the line's store; an estimate where goods had to come from elsewhere first. */
  ready?: { day: IsoDate; isEstimated: boolean }
  measurement?: string
  /** One piece of goods cut to length. */
  lengthMm?: number
  /** One piece of goods of a fixed length. */
  fixedLengthMm?: number
  stepQuantity?: number
  /** What one of it was called, of goods that are not cut. */
  unit?: string
  storeId?: string
  status: 'purchasable' | 'quote' | 'unavailable'
  image?: { link: string; alt: string }
  price?: OrderPrice & { unitMinor: Minor; taxClass?: string }
  /** The price list's metre or piece, where another price was paid. */
  salesUnitMinor?: Minor
  /** The accepted quote whose price it has. */
  quote?: { pieceMinor: Minor; opportunityId?: string; line?: number }
  discounts?: OrderDiscount[]
}

type ReachedCondition = { of: number; min: number }

export type OrderDiscount = {
  id: string
  promotionId: string
  name: string
  /** What is taken off; positive. */
  amountMinor: Minor
  couponCode?: string
  kind: 'percentage' | 'fixed_price' | 'amount' | 'free'
  percent?: number
  kindMinor?: Minor
  /** What it was taken off, the most it might take, free pieces, and the minima that were reached. */
  baseMinor: Minor
  capMinor?: Minor
  freePieces?: number
  reached?: { quantity?: ReachedCondition; metres?: ReachedCondition; amountMinor?: ReachedCondition }
}

/** What a delivery costs. */
export type OrderDelivery = {
  /** The further shipment whose it is. */
  shipmentId?: string
  itemId: string
  name: string
  priceMinor: Minor
  afterMinor: Minor
  taxMinor: Minor
  adjustedTaxMinor: Minor
  rateBasisPoints: number
  taxClass?: string
  discounts: OrderDiscount[]
}

export type OrderTotals = {
  productSubTotalMinor: Minor
  productTotalMinor: Minor
  merchandizeTaxMinor: Minor
  adjustedMerchandizeTaxMinor: Minor
  deliveryMinor: Minor
  deliveryTaxMinor: Minor
  adjustedDeliveryTaxMinor: Minor
  taxMinor: Minor
}

export type OrderShipment = {
  gift?: { message?: string }
  address?: { id: string; address: Address }
  method?: {
    id: string
    name: string
    description: string
    priceMinor?: Minor
    /** What is charged of it, where orders have told that since. */
    afterPromotionsMinor?: Minor
    promotions?: { id: string; name: string; calloutMsg: string }[]
    kind: 'pickup' | 'courier' | 'truck' | 'truckWithCrane'
    /** The day on which everything of it that is delivered arrives. */
    day?: IsoDate
    vehicle?: string
    trips?: number
  }
}

/** A shipment beside the first, with its part of the order's amounts. */
export type FurtherShipment = OrderShipment & { id: string; totals: OrderTotals; totalMinor: Minor }

/** The shipments of an order, the first one first; none of an account that was closed. */
export const shipmentsOfOrder = ({
  shipment,
  furtherShipments = [],
}: Pick<Agreed, 'shipment' | 'furtherShipments'>): (OrderShipment & { id: string })[] =>
  shipment ? [{ ...shipment, id: firstShipmentId }, ...furtherShipments] : []

/** The shipments that bring something: those of which not all is picked up. */
export const deliveriesOfOrder = (agreed: Agreed): ReturnType<typeof shipmentsOfOrder> => {
  const brought = new Set(agreed.lines.filter(({ pickUp }) => !pickUp).map(shipmentIdOf))
  return shipmentsOfOrder(agreed).filter(({ id }) => brought.has(id))
}

/** The day on which everything that is picked up is ready; undefined where nothing is. */
export const pickupDayOf = ({ lines }: Agreed): IsoDate | undefined =>
  lines
    .flatMap(({ pickUp, ready }) => (pickUp && ready ? [ready.day] : []))
    .toSorted()
    .at(-1)

export const isAllPickedUp = ({ lines }: Agreed): boolean => lines.every(({ pickUp }) => pickUp)
