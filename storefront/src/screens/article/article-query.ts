import type { Env } from '../../api/env.tsx'
import type { Query } from '../../api/query.ts'
import { timings } from '../../config/timings.ts'
import { blockQueries } from '../../features/blocks/index.ts'
import { type Asset, assetsQuery } from '../../features/content/index.ts'
import type { Route } from '../../lib/router/route-table.ts'

/** The asset a page shows: the one its address names, else the one named as its path (S2.031, S2.033–S2.043). */
export const articleId = ({ params, pathname }: Route) => params.pageId ?? pathname.replaceAll('/', '')

export const articleQuery = (env: Env, route: Route) => assetsQuery(env, [articleId(route)])

/**
 * The page is made without its text when that does not come: its box says so and asks again. The server waits briefly,
 * the browser, which keeps the old page meanwhile, as long as it takes. What its blocks show may be missing too.
 */
export const cachedArticle = async (route: Route, env: Env): Promise<readonly Query[]> => {
  const wanted = articleQuery(env, route)
  const coming = env.queries.ensureQueryData(wanted)
  const late = new Promise((resolve) => setTimeout(resolve, timings.optionalQuery))
  await Promise.race(import.meta.env.SSR ? [coming, late] : [coming]).catch(() => {})
  const [asset] = env.queries.getQueryData<Asset[]>(wanted.queryKey) ?? []
  return blockQueries(env, asset)
}
