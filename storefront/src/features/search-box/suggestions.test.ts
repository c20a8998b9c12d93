import { expect, test } from 'vitest'
import { countOf, suggestionsOf } from './suggestions.ts'

const answer = {
  searchPhrase: 'lam',
  categorySuggestions: {
    suggestedTerms: [],
    categories: [
      { id: 'techos', name: 'Techos y láminas', parentCategoryName: 'Productos' },
      { id: 'lamina-color', name: 'Lámina prepintada', parentCategoryName: 'Techos' },
    ],
  },
  productSuggestions: {
    suggestedTerms: [],
    products: [{ productId: 'TE007', productName: 'Lámina' }],
    suggestedPhrases: [{ phrase: 'lámina', exactMatch: false }],
  },
}

test('[S5.046] categories below the second menu’s category are left out', () => {
  expect(suggestionsOf(answer, 'Techos').categories).toEqual([{ id: 'techos', name: 'Techos y láminas' }])
  expect(suggestionsOf(answer, 'Tubos').categories).toHaveLength(2)
})

test('what leads to a page is one more suggestion, of what was asked', () => {
  const led = suggestionsOf({ ...answer, c_searchRedirect: { destinationUrl: '/garantia' } }, 'Techos')
  expect(led.page).toEqual({ term: 'lam', to: '/garantia' })
  expect(countOf(led)).toBe(4)
})

test('an answer without a group has none of it', () => {
  expect(countOf(suggestionsOf({ searchPhrase: 'lam' }, 'Techos'))).toBe(0)
  expect(countOf(suggestionsOf(answer, 'Techos'))).toBe(3)
})
