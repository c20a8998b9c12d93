import type { CallOut, Picture, ProductType, SellMode, VariationAttribute } from '../product.ts'

/** A hit of the product search as the pages read it. */
export type Hit = {
  productId: string
  productName?: string
  currency?: string
  price?: number
  priceMax?: number
  productType?: ProductType
  representedProduct?: { id: string }
  image?: Picture
  imageGroups?: { viewType: string; images: Picture[] }[]
  variationAttributes?: VariationAttribute[]
  productPromotions?: CallOut[]
  c_isNew?: boolean
  c_isSale?: boolean
  c_sellMode?: SellMode
  c_measurementSelector?: boolean
  isProductQuote?: boolean
  c_attributes?: Record<string, string>
  /** Of sets and bundles. */
  c_pdpAttributesGroup?: string
}

export type RefinementValue = {
  value: string
  label: string
  hitCount: number
  c_hex?: string
  values?: RefinementValue[]
}
export type Refinement = { attributeId: string; label?: string; values?: RefinementValue[] }

export type SearchAnswer = {
  total: number
  limit: number
  offset: number
  hits?: Hit[]
  refinements?: Refinement[]
  sortingOptions?: { id: string; label: string }[]
  selectedSortingOption?: string
  searchPhraseSuggestions?: { suggestedPhrases?: { phrase: string }[] }
}
