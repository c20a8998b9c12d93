import type { Env } from '../api/env.tsx'
import { preferencesQuery } from '../api/preferences.tsx'
import type { Query } from '../api/query.ts'
import { Browse } from '../features/browse/index.ts'
import { CheckoutFooter, Footer, footerQueries } from '../features/footer/index.ts'
import { CheckoutHeader, headerQueries, LogoIsland, TopLineIsland } from '../features/header/index.ts'
import type { RouteEntry } from '../lib/router/route-table.ts'

/** What every page wants besides its own data, header and footer included. All of it optional. */
export const shellQueries = (env: Env): readonly Query[] => [
  preferencesQuery(env),
  ...headerQueries(env),
  ...footerQueries(env),
]

/** Any page may turn out to hold nothing; the browser fetches the way on from there when it does. */
const anywhere = import.meta.env.SSR ? [Browse] : []

/** The parts of a shell with code of their own. Footer, logo and top line are loaded by the server alone: the browser finds their HTML. */
export const shellParts: Record<RouteEntry['shell'], readonly { load(): Promise<void> }[]> = {
  main: import.meta.env.SSR ? [...anywhere, Footer, LogoIsland, TopLineIsland] : [],
  checkout: [...anywhere, CheckoutHeader, CheckoutFooter],
  none: anywhere,
}
