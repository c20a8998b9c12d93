import { expect, test } from 'vitest'
import { withRecentSearch } from './recent-searches.ts'

const recentAfter = (...terms: string[]) =>
  terms.reduce<string[]>((kept, term) => withRecentSearch(kept, term), [])

test('[S9.007] the last five searches are kept, the newest first', () => {
  expect(recentAfter('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['f', 'e', 'd', 'c', 'b'])
})

test('[S9.009] a term is kept once whatever its case, in its latest spelling', () => {
  expect(recentAfter('Lamina', 'Zinc', 'lamina')).toEqual(['lamina', 'Zinc'])
})
