import type { Product } from '../../api/products.ts'

export type { Product } from '../../api/products.ts'

type Entry<T> = NonNullable<T> extends readonly (infer One)[] ? One : never

export type ImageGroup = Entry<Product['imageGroups']>
export type Picture = ImageGroup['images'][number]
export type VariationAttribute = Entry<Product['variationAttributes']>
export type CallOut = Entry<Product['productPromotions']>
export type Variant = Entry<Product['variants']>

export type Priced = Pick<
  Product,
  | 'type'
  | 'unit'
  | 'price'
  | 'priceMax'
  | 'pricePerUnit'
  | 'tieredPrices'
  | 'productPromotions'
  | 'c_coverMeters'
  | 'c_Length'
>

export type { Stock } from '../store-stock/index.ts'

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
