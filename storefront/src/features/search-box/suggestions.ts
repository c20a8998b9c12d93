import type { Env } from '../../api/env.tsx'
import { type Query, query } from '../../api/query.ts'
import { search } from '../../api/search.ts'

export type Suggestions = {
  categories: { id: string; name: string }[]
  products: {
    productId: string
    productName: string
    price?: number
    currency?: string
    image?: { link: string }
  }[]
  phrases: string[]
}

type Answer = {
  categorySuggestions?: { categories?: { id: string; name: string; parentCategoryName: string }[] }
  productSuggestions?: { products?: Suggestions['products']; suggestedPhrases?: { phrase: string }[] }
}

/**
 * The three groups of an answer (S3.037). Categories right below the one of the second menu are left out: that menu
 * shows them already (S5.046).
 */
export const suggestionsOf = (answer: Answer, secondMenuName: string): Suggestions => ({
  categories: (answer.categorySuggestions?.categories ?? [])
    .filter(({ parentCategoryName }) => parentCategoryName !== secondMenuName)
    .map(({ id, name }) => ({ id, name })),
  products: answer.productSuggestions?.products ?? [],
  phrases: (answer.productSuggestions?.suggestedPhrases ?? []).map(({ phrase }) => phrase),
})

export const countOf = ({ categories, products, phrases }: Suggestions) =>
  categories.length + products.length + phrases.length

export const suggestionsQuery = (env: Env, term: string): Query<Answer> =>
  query(env, search.getSearchSuggestions, {
    query: { q: term, limit: 5, expand: 'prices,images' },
  }) as Query<Answer>
