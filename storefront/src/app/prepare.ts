import type { Env } from '../api/env.tsx'
import { isProblem } from '../api/problem.ts'
import type { Query } from '../api/query.ts'
import type { ScreenModule } from '../api/screen.ts'
import { withTimeout } from '../api/with-timeout.ts'
import { loginFor } from '../lib/login-for.ts'
import type { Outcome } from '../lib/router/navigator.ts'
import type { Route } from '../lib/router/route-table.ts'
import { accessRedirect } from './access.ts'
import { shellParts, shellQueries } from './shell-queries.ts'
import { failedView, readyView, type View } from './view.ts'

export type LoadScreen = (name: string) => Promise<ScreenModule>

/** Data of a page seen before is shown at once; the screen's own query renews what is stale. */
const isCached = ({ queries }: Env, { queryKey }: Query) => {
  const state = queries.getQueryState(queryKey)
  return state?.data !== undefined && !state.isInvalidated
}

const fetchAll = (env: Env, queries: readonly Query[]) =>
  Promise.all(
    queries.map((query) => {
      if (isCached(env, query)) return Promise.resolve()
      const work = env.queries.fetchQuery(query)
      return query.meta?.optional ? withTimeout(work) : work
    }),
  )

/** Access, code, critical data, then the view: on the server and for every navigation in the browser. */
export const prepare = async (route: Route, env: Env, loadScreen: LoadScreen): Promise<Outcome<View>> => {
  const elsewhere = accessRedirect(route, env.shoppers.read())
  if (elsewhere) return { kind: 'redirect', to: env.href(elsewhere) }
  await Promise.all(shellParts[route.entry.shell].map((one) => one.load())).catch(() => {})
  try {
    const shell = fetchAll(env, shellQueries(env))
    const screen = await loadScreen(route.entry.screen)
    const parts = Promise.all((screen.parts ?? []).map((one) => one.load()))
    await fetchAll(env, (await screen.queries?.(route, env)) ?? [])
    await parts
    await shell
    const to = screen.redirect?.(route, env)
    if (typeof to === 'string') return { kind: 'redirect', to: env.href(to) }
    if (to) return { kind: 'redirect', to: env.href(to.to), permanent: to.permanent }
    return { kind: 'view', view: readyView(route, env, screen) }
  } catch (error) {
    // The page asked to sign in again and the shopper would not: the next one is a guest's, a document of its own.
    if (isProblem(error, 'session-ended')) return { kind: 'redirect', to: env.href(route.url) }
    const signedOut = route.entry.access === 'registered' && isProblem(error, 401)
    if (signedOut) return { kind: 'redirect', to: env.href(loginFor(route.url)) }
    return { kind: 'view', view: failedView(route, env, error) }
  }
}
