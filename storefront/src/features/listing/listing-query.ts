import type { Env } from '../../api/env.tsx'
import { searchQuery } from '../product/index.ts'
import { readListing, refineOf } from './listing-url.ts'

/** The products of a list's URL, within a category where one is given. */
export const listingQuery = (env: Env, search: URLSearchParams, categoryId?: string) => {
  const { chosen, q, sort, limit, offset } = readListing(search)
  const own = new Map(chosen)
  if (categoryId) own.delete('cgid')
  const refine = [...(categoryId ? [`cgid=${categoryId}`] : []), ...refineOf({ chosen: own })]
  return searchQuery(env, { ...(q && !categoryId ? { q } : {}), refine, sort, limit, offset })
}
