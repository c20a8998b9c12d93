/** Products as the pages read them. Price members are there for registered shoppers only (S1.024). */

export type Picture = { link: string; alt?: string; c_mediumLink?: string }
export type ImageGroup = {
  viewType: string
  images: Picture[]
  variationAttributes?: { id: string; values?: { value: string }[] }[]
}
export type Choice = { value: string; name?: string; c_hex?: string }
export type VariationAttribute = { id: string; name?: string; values?: Choice[] }
export type Tier = { quantity?: number; price?: number; pricebook?: string }
export type CallOut = { promotionId: string; calloutMsg: string; promotionalPrice?: number }
export type Variant = {
  productId: string
  variationValues?: Record<string, string>
  price?: number
  c_default?: boolean
}
/** Chosen along with a product and paid beside it; `price` of one piece, for customers. */
export type ProductOption = {
  id: string
  name: string
  description?: string
  values: { id: string; name: string; default?: boolean; price?: number }[]
}
export type SellMode = 'unit' | 'pack' | 'cut' | 'quote'

export type ProductType = {
  item?: boolean
  master?: boolean
  variant?: boolean
  set?: boolean
  bundle?: boolean
}

export type Priced = {
  type?: ProductType
  price?: number
  priceMax?: number
  pricePerUnit?: number
  tieredPrices?: Tier[]
  productPromotions?: CallOut[]
}

export type Product = Priced & {
  id: string
  name?: string
  currency?: string
  primaryCategoryId?: string
  shortDescription?: string
  longDescription?: string
  pageTitle?: string
  pageDescription?: string
  unit?: string
  stepQuantity?: number
  minOrderQuantity?: number
  isProductQuote?: boolean
  imageGroups?: ImageGroup[]
  master?: { masterId: string }
  variants?: Variant[]
  variationAttributes?: VariationAttribute[]
  variationValues?: Record<string, string>
  productLinks?: { targetProductId: string; type: string }[]
  options?: ProductOption[]
  setProducts?: (Product & { c_quantity?: number })[]
  bundledProducts?: { id: string; quantity: number; product: Product }[]
  c_isNew?: boolean
  c_isSale?: boolean
  c_sellMode?: SellMode
  /** Sold by the metre, at a length the shopper chooses (S1.033). */
  c_measurementSelector?: boolean
  /** Centimetres between two lengths (S5.050). */
  c_stepQuantityCM?: number
  /** Least metres of one product in an order (S3.008). */
  c_minLengthMeters?: number
  c_cutMinMeters?: number
  c_cutMaxMeters?: number
  /** Of one piece, or of one metre of cut goods. */
  c_weightKg?: number
  c_Length?: number
  /** From this amount on the price is given by quote: pieces, or metres of cut goods. */
  c_quoteFromQuantity?: number
  /** JSON: `{ attributes: { id, displayName, value }[] }`. */
  c_pdpAttributesGroup?: string
  c_techDetails?: string
  c_presentations?: string
  c_videos?: string
  c_reviews?: string
}

/** What a store can give of a product; pieces, or metres of cut goods. Known in the browser only. */
export type Stock = {
  id: string
  ats: number
  inStockDate?: string
  ownStock: number
  storesWithStock: number
  /** Of a set: the part there is least of (inventory.lowestStockLevelProductName). */
  scarcest?: string
}

/** What a tile shows. */
export type TileProduct = Priced & {
  productId: string
  /** The choice shown: its page is where the tile leads. */
  shownId: string
  name: string
  picture?: Picture
  drawing?: Picture
  currency?: string
  isNew: boolean
  isSale: boolean
  isCut: boolean
  isQuote: boolean
  facts: { label: string; value: string }[]
  colours: { name: string; hex: string }[]
}
