import type { ProductSelector } from '../bundle/index.ts'
import type { Refinement } from './refine.ts'
import type { Term } from './understand-query.ts'

export type MatchQuestion = {
  siteId: string
  country: string
  /** What the words mean: all of it where anything has it all, else any of it; undefined: everything matches. */
  terms: readonly Term[] | undefined
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
}
