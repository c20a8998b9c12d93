import type { IsoDate } from '../../../facts/dates.ts'
import type { Cut } from '../bundle/products.ts'
import type { ProductOption } from './options.ts'

/** One step of the price list: from this quantity on one piece (one metre of cut goods) costs so much. */
export type PriceRow = {
  /** Pieces, or millimetres for cut goods. */
  minQuantity: number
  /** Minor units with tax; null: from here on only by quote. */
  amountMinor: number | null
  /** The price it is reduced from, where it is. */
  listMinor: number | null
}

/** A run that several carts reach together: how long is ordered for it, and the least of one that needs no other. */
type SharedRun = { closingDay: IsoDate; minTotalMm: number }

/** How it is cut in a country. While a shared run is open there, no cart has to reach the least by itself. */
type SellableCut = Cut & { run?: SharedRun }

/** What rules need to know of a product: nothing here is ready to show except `name` and `image`. */
export type Sellable = {
  sku: string
  masterId: string | undefined
  kind: 'item' | 'variant' | 'bundle' | 'set' | 'master'
  name: string
  sellMode: 'unit' | 'pack' | 'cut' | 'quote'
  unit: string
  categoryIds: string[]
  /** Values by attribute id, the variation values among them. */
  attributes: Record<string, string>
  variationValues: Record<string, string>
  taxClass: string
  online: boolean
  soldInCountry: boolean
  stepQuantity: number
  minOrderQuantity: number
  /** Grams of one piece, of one metre for cut goods. */
  weightGrams: number
  longestSideMm: number | undefined
  lengthMm: number | undefined
  cut: SellableCut | undefined
  /** Working days until it is made. */
  leadDays: { min: number; max: number } | undefined
  stockPattern: 'S1' | 'S2' | 'S3'
  courier: boolean
  /** Ascending by quantity; empty when the country has no price. */
  prices: PriceRow[]
  /** In the language of the call; chosen for each line. */
  options: ProductOption[]
  components: { productId: string; quantity: number }[]
  image: { link: string; alt: string } | undefined
}
