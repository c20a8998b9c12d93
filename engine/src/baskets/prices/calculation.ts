import type { Minor } from '../../../../facts/money.ts'
import type { ShippingFile } from '../../bundle/index.ts'
import type { SiteCountry } from '../../kernel/site.ts'
import type { Sellable } from '../../products/index.ts'
import type { DeliveredGoods, Discount, RunningPromotion } from '../../promotions/index.ts'
import type { DeliveryOption, Dispatch, Load } from '../../shipping/index.ts'
import type { BasketLine, Shipment } from '../basket.ts'
import type { LineStatus } from '../lines/check-lines.ts'
import type { ResolvedOption } from '../lines/line-options.ts'

/** Everything that decides what a basket costs. */
export type PricingInputs = {
  country: Pick<SiteCountry, 'code' | 'taxes'>
  shipping: ShippingFile
  goods: ReadonlyMap<string, Sellable>
  /** In order of priority; only those that run and whose coupon, if any, the basket holds. */
  promotions: readonly RunningPromotion[]
  firstOrder: boolean
  /** Where deliveries leave from, by shipment; none in a country without stores. */
  dispatches: ReadonlyMap<string, Dispatch>
  /** Whether a shipment takes a method before goods. */
  severalShipments: boolean
}

/** Amounts of one line in minor units, tax included. */
export type LinePrice = {
  /** One piece, or one metre of cut goods, by the price list. */
  unitMinor: Minor
  /** One piece at its length. */
  pieceMinor: Minor
  /** All pieces, before discounts. */
  priceMinor: Minor
  /** In the order in which they were taken. */
  discounts: Discount[]
  afterItemMinor: Minor
  afterOrderMinor: Minor
  rateBasisPoints: number
  /** Tax inside the price before and after discounts. */
  taxMinor: Minor
  adjustedTaxMinor: Minor
}

/** Amounts of something chosen along with a line; only discounts of the order touch them. */
export type OptionPrice = Omit<LinePrice, 'unitMinor' | 'discounts' | 'afterItemMinor'>

export type CalculatedOption = ResolvedOption & { price: OptionPrice | undefined }

export type CalculatedLine = {
  line: BasketLine
  sellable: Sellable | undefined
  status: LineStatus
  /** Price list amount per piece or metre whatever was agreed; undefined without a price. */
  salesUnitMinor: Minor | undefined
  price: LinePrice | undefined
  /** Beside the line: its own amounts are without them. */
  options: CalculatedOption[]
}

export type CalculatedDelivery = DeliveryOption & {
  discounts: Discount[]
  afterMinor: Minor
  rateBasisPoints: number
  taxMinor: Minor
  adjustedTaxMinor: Minor
}

/** What deliveries cost together, with the tax before and after discounts. */
export type DeliveryTotals = { afterMinor: Minor; taxMinor: Minor; adjustedTaxMinor: Minor }

/** Amounts of a shipment, or of all of them together. Minor units of the basket's currency, tax included. */
export type Totals = {
  /** Lines after their own discounts with what was chosen along with them, and after those of the order. */
  productSubTotalMinor: Minor
  productTotalMinor: Minor
  merchandizeTaxMinor: Minor
  adjustedMerchandizeTaxMinor: Minor
  /** Undefined while no method that can carry the goods is chosen; then total and tax are unknown too. */
  deliveryTotals: DeliveryTotals | undefined
  taxTotalMinor: Minor | undefined
  totalMinor: Minor | undefined
}

/** A shipment with what it holds and costs. */
export type CalculatedShipment = Totals & {
  id: string
  chosen: Shipment
  lines: CalculatedLine[]
  /** What is to be delivered; undefined when everything is picked up. */
  load: Load | undefined
  /** What promotions of its delivery look at. */
  delivered: DeliveredGoods
  delivery: CalculatedDelivery | undefined
}

/** Totals of a basket with how they came about: they are the sums of its shipments'. */
export type Calculation = Totals & {
  lines: CalculatedLine[]
  shipments: CalculatedShipment[]
  orderDiscounts: Discount[]
  /** What promotions of the order look at, and those that no other shuts out. */
  delivered: DeliveredGoods
  promotions: readonly RunningPromotion[]
  taxesByRate: { rateBasisPoints: number; taxMinor: Minor }[]
  /** Goods cut to length, by SKU. */
  lengths: { sku: string; totalMm: number; missingMm: number }[]
  kind: { isProductQuote: boolean; isProductFinished: boolean; isMixedCart: boolean }
  /** Everything together, picked up or delivered. */
  wholeLoad: Load
}
