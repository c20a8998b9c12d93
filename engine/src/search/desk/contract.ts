import { notFound } from '../../kernel/problem.ts'
import { Open, Type } from '../../kernel/schema.ts'

const day = Type.Optional(Type.String({ format: 'date' }))
const country = Type.String({ maxLength: 2 })
/** As the list of misses tells them. */
const Words = Type.String({ minLength: 1, maxLength: 200 })

export const searchDeskContract = {
  getSearchMisses: {
    scope: 'sfcc.search',
    query: Type.Object({
      country: Type.Optional(country),
      from: day,
      to: day,
      /** What found something as well. */
      all: Type.Optional(Type.Boolean()),
      /** Those that are ignored, instead of the others. */
      ignored: Type.Optional(Type.Boolean()),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    answer: Open('SearchMisses', {
      data: Type.Array(
        Open('SearchMiss', {
          words: Type.String(),
          country: Type.String(),
          times: Type.Integer(),
          /** Hits of the last time that it was reckoned. */
          results: Type.Optional(Type.Integer()),
          lastDay: Type.String(),
          /** Presses on what it found, and how many of them ended in an order of that; with `all`. Of visits that agreed to be counted. */
          clicks: Type.Optional(Type.Integer()),
          sold: Type.Optional(Type.Integer()),
          /** Words of the catalogue that are nearest to those it does not know, the likeliest first. */
          nearest: Type.Array(Type.Object({ word: Type.String(), instead: Type.Array(Type.String()) })),
        }),
      ),
      total: Type.Integer(),
    }),
    problems: [notFound],
  },
  /** The list of misses leaves these words out from now on. */
  ignoreSearchMiss: {
    scope: 'sfcc.search.rw',
    body: Type.Object(
      { words: Words, country },
      { title: 'ignored_search_miss', additionalProperties: false },
    ),
    success: [204],
    problems: [notFound],
  },
  /** It names them again. */
  restoreSearchMiss: {
    scope: 'sfcc.search.rw',
    query: Type.Object({ words: Words, country }),
    success: [204],
    problems: [notFound],
  },
  testQuery: {
    scope: 'sfcc.search',
    body: Type.Object(
      { q: Type.String({ minLength: 1, maxLength: 200 }), country },
      { title: 'query_test', additionalProperties: false },
    ),
    answer: Open('QueryTest', {
      /** What each part of the query was read as: any of its phrases finds. */
      terms: Type.Array(
        Open('QueryTerm', {
          original: Type.String(),
          phrases: Type.Array(Type.String()),
          corrected: Type.Optional(Type.String()),
        }),
      ),
      /** Most of it is unknown, so that nothing is searched. */
      isHopeless: Type.Boolean(),
      total: Type.Integer(),
      hits: Type.Array(Open('QueryHit', { productId: Type.String(), productName: Type.String() })),
    }),
    problems: [notFound],
    perMinute: 120,
  },
} as const
