import { expect, test } from 'vitest'
import { createCall } from '../../api/call.ts'
import type { Env } from '../../api/env.tsx'
import { searchQuery } from './search-query.ts'

test('[S9.006] a search without a list page asks for ten, best matches first', async () => {
  const asked: URLSearchParams[] = []
  const call = createCall({
    transport: async (path) => {
      asked.push(new URL(path, 'http://shop.invalid').searchParams)
      const nothing = { refinements: [], sortingOptions: [], searchPhraseSuggestions: { suggestedTerms: [] } }
      return { status: 200, body: JSON.stringify({ total: 0, ...nothing }) }
    },
    organizationId: 'f_ecom_lmna_001',
    siteId: 'Lamina',
    locale: 'es-SV',
    timeout: 5000,
    newId: () => 'abc',
  })
  const { signal } = new AbortController()
  const found = await searchQuery({ call } as unknown as Env, { q: 'lamina' }).queryFn({ signal })
  expect([asked[0]?.get('limit'), asked[0]?.get('sort'), found.sorting]).toEqual([
    '10',
    'best-matches',
    'best-matches',
  ])
})
