import type { Env } from '../../api/env.tsx'
import { query } from '../../api/query.ts'
import { search, type SuggestionAnswer } from '../../api/search.ts'

type Products = NonNullable<NonNullable<SuggestionAnswer['productSuggestions']>['products']>

export type Suggestions = {
  categories: { id: string; name: string }[]
  products: Products
  phrases: string[]
  /** What was typed leads to a page. */
  page?: { term: string; to: string }
}

/**
 * The three groups of an answer (S3.037). Categories right below the one of the second menu are left out: that menu
 * shows them already (S5.046).
 */
export const suggestionsOf = (answer: SuggestionAnswer, secondMenuName: string): Suggestions => ({
  categories: (answer.categorySuggestions?.categories ?? [])
    .filter(({ parentCategoryName }) => parentCategoryName !== secondMenuName)
    .map(({ id, name }) => ({ id, name })),
  products: answer.productSuggestions?.products ?? [],
  phrases: (answer.productSuggestions?.suggestedPhrases ?? []).map(({ phrase }) => phrase),
  ...(answer.c_searchRedirect
    ? { page: { term: answer.searchPhrase, to: answer.c_searchRedirect.destinationUrl } }
    : {}),
})

export const countOf = ({ categories, products, phrases, page }: Suggestions) =>
  categories.length + products.length + phrases.length + (page ? 1 : 0)

export const suggestionsQuery = (env: Env, term: string) =>
  query(env, search.getSearchSuggestions, {
    query: { q: term, limit: 5, expand: 'prices,images' },
  })
