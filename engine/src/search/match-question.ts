import type { ProductSelector } from '../bundle/index.ts'
import type { Refinement } from './refine.ts'

export type MatchQuestion = {
  siteId: string
  country: string
  /** Texts for to_tsquery; none: everything matches. */
  text: { strict: string; loose: string } | undefined
  /** Text for to_tsquery: how well the variants of the page's hits fit any of its words is told too. */
  variantText: string | undefined
  /** Only these hits: found by their SKU. */
  groupIds: string[] | undefined
  refinement: Refinement
  /** Hits one of these selects: what a promotion is about; undefined: all. */
  selectors: readonly ProductSelector[] | undefined
  /** Whether the category is one more choice to count around (a search), or the place we are in (a category page). */
  countAroundCategory: boolean
  /** Of the store where things are to be had, and of the plants of its country; empty where nobody asks. */
  inventories: { own: string[]; plants: string[] }
  sort: Sort
  /** Ascending bounds of the price refinement, minor units; empty for those who may not see prices. */
  priceSteps: number[]
  limit: number
  offset: number
}

export type Sort =
  | 'best-matches'
  | 'most-popular'
  | 'product-name-ascending'
  | 'product-name-descending'
  | 'price-low-to-high'
  | 'price-high-to-low'

export type Matches = {
  total: number
  ids: string[]
  /** attribute=value, and cgid=category → hits. */
  facets: Record<string, number>
  /** Number of the step (1 is the first) → hits. */
  priceFacets: Record<string, number>
  /** SKU of a variant on the page → how well its own values fit the words. */
  fits: Record<string, number>
}
