import type { Env } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import type { Query } from '../../api/query.ts'
import { cachedData } from '../../api/screen.ts'
import { seo } from '../../api/seo.ts'
import type { Route } from '../../lib/router/route-table.ts'

type Moved = { to: string; permanent: boolean }

/** The new address of a path that no page answers, by the merchant's list; null when the list has none. */
export const redirectQuery = (env: Env, { pathname }: Route): Query<Moved | null> => ({
  queryKey: [seo.getUrlMapping, pathname],
  queryFn: async ({ signal }) => {
    try {
      const { destinationUrl, statusCode } = await env.call(seo.getUrlMapping, {
        query: { urlSegment: pathname },
        signal,
      })
      // A mapping without a destination says what is shown there, and here nothing is.
      return destinationUrl === undefined ? null : { to: destinationUrl, permanent: statusCode === 301 }
    } catch (problem) {
      if (isProblem(problem, 404) || isProblem(problem, 400)) return null
      throw problem
    }
  },
})

/** The address to go to instead, with the query of the old one; undefined where nothing moved. */
export const redirectTarget = (route: Route, env: Env): Moved | undefined => {
  const moved = cachedData(env, redirectQuery(env, route))
  if (!moved) return undefined
  const query = route.search.toString()
  if (query === '') return moved
  return { ...moved, to: `${moved.to}${moved.to.includes('?') ? '&' : '?'}${query}` }
}
