import type { Minor } from '../../../../facts/money.ts'
import type { ShippingFile } from '../../bundle/index.ts'
import type { SiteCountry } from '../../kernel/site.ts'
import type { Sellable } from '../../products/index.ts'
import type { DeliveredGoods, Discount, RunningPromotion } from '../../promotions/index.ts'
import type { DeliveryOption, Dispatch, Load } from '../../shipping/index.ts'
import type { BasketLine } from '../basket.ts'
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
  dispatch: Dispatch | undefined
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

/** Totals of a basket with how they came about. Minor units of the basket's currency, tax included. */
export type Calculation = {
  lines: CalculatedLine[]
  /** Lines after their own discounts with what was chosen along with them, and after those of the order. */
  productSubTotalMinor: Minor
  productTotalMinor: Minor
  orderDiscounts: Discount[]
  /** What promotions of the delivery look at, and those that no other shuts out. */
  delivered: DeliveredGoods
  promotions: readonly RunningPromotion[]
  merchandizeTaxMinor: Minor
  adjustedMerchandizeTaxMinor: Minor
  /** Undefined while no method that can carry the basket is chosen; then total and tax are unknown too. */
  delivery: CalculatedDelivery | undefined
  taxTotalMinor: Minor | undefined
  orderTotalMinor: Minor | undefined
  taxesByRate: { rateBasisPoints: number; taxMinor: Minor }[]
  /** Goods cut to length, by SKU. */
  lengths: { sku: string; totalMm: number; missingMm: number }[]
  kind: { isProductQuote: boolean; isProductFinished: boolean; isMixedCart: boolean }
  /** What is to be delivered; undefined when everything is picked up. */
  load: Load | undefined
  /** Everything together, picked up or delivered. */
  wholeLoad: Load
}
