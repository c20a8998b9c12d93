import type { Shopper } from '../api/shopper.ts'
import { loginFor } from '../lib/login-for.ts'
import { safeRedirect } from '../lib/safe-redirect.ts'
import type { Route } from '../lib/router/route-table.ts'

/**
 * Where a route sends this shopper instead, as an app path: a guest on a registered route to the login with the
 * origin remembered, a customer on a guest route to that origin or the account [S2.002] [S2.011] [S2.018] [S2.045].
 */
export const accessRedirect = (route: Route, shopper: Shopper): string | undefined => {
  const { entry, search } = route
  if (entry.redirectTo) {
    const query = search.toString()
    return query ? `${entry.redirectTo}?${query}` : entry.redirectTo
  }
  if (entry.access === 'registered' && shopper.kind === 'guest') return loginFor(route.url)
  if (entry.access === 'guest' && shopper.kind === 'registered')
    return safeRedirect(search.get('redirect'), '/account')
  return undefined
}
