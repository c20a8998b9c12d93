// @chunk hits
import type { Env } from '../../api/env.tsx'
import { type Query, query } from '../../api/query.ts'
import { search } from '../../api/search.ts'
import { namedValues } from './choice/key-attributes.ts'
import type { TileProduct } from './product.ts'
import type { Refinement } from './tile/hit.ts'
import { tileOf } from './tile/tile-of.ts'

/** What a list asks for; `refine` as the contract writes it: `c_calibre=26|24`, `cgid=techos`. */
export type SearchRequest = {
  q?: string
  refine?: readonly string[]
  sort?: string
  limit?: number
  offset?: number
}

export type SearchResult = {
  total: number
  tiles: TileProduct[]
  refinements: Refinement[]
  sortings: { id: string; label: string }[]
  sorting: string
  /** The query with typing errors put right. */
  meant?: string
  /** The page that the query leads to instead. */
  redirectTo?: string
}

/** Searches without a list page ask for ten (S9.006). */
export const searchDefaults = { limit: 10, offset: 0, sort: 'best-matches' } as const

/** What `searchQuery` and `tileOf` read: the rest, such as each variant of each hit, is a third of the answer. */
const select =
  '(total,refinements,sortingOptions,selectedSortingOption,searchPhraseSuggestions.(suggestedPhrases),c_searchRedirect,' +
  'hits.(productId,productName,productType,currency,price,priceMax,c_setPrice,c_unit,c_coverMeters,productPromotions,' +
  'c_isNew,c_isSale,c_measurementSelector,isProductQuote,c_pdpAttributesGroup,c_attributes,variationAttributes,' +
  'representedProduct.(id),image.(link,alt,c_mediumLink),imageGroups.(viewType,images.(link))))'

/** A page of the product search, cut down to what tiles and filters show (S9.004). */
export const searchQuery = (env: Env, wanted: SearchRequest): Query<SearchResult> => {
  const asked = query(env, search.productSearch, {
    query: {
      ...searchDefaults,
      ...wanted,
      refine: wanted.refine ? [...wanted.refine] : [],
      expand: 'images,prices,promotions,variations',
      // The picture itself comes in any case; those of all choices are half of the answer, and no tile shows them.
      imgTypes: 'drawing',
      perPricebook: true,
      select,
    },
  })
  return {
    queryKey: [...asked.queryKey, 'tiles'],
    queryFn: async (context) => {
      const answer = await asked.queryFn(context)
      const { refinements } = answer
      const named = namedValues(wanted.q ?? '', wanted.refine ?? [])
      const meant = answer.searchPhraseSuggestions.suggestedPhrases?.[0]?.phrase
      return {
        total: answer.total,
        tiles: (answer.hits ?? []).map((hit) => tileOf(hit, named, env.t)),
        refinements,
        sortings: answer.sortingOptions,
        sorting: answer.selectedSortingOption ?? searchDefaults.sort,
        ...(meant ? { meant } : {}),
        ...(answer.c_searchRedirect ? { redirectTo: answer.c_searchRedirect.destinationUrl } : {}),
      }
    },
  }
}
