import { createMatcher } from '../lib/router/route-table.ts'
import { notFoundRoute, routesOf } from './routes.ts'

// What only a navigation needs, in a chunk of its own: a first visit does without until its shopper moves.
export { applyHead } from './head.ts'
export { loadScreen } from './load-screen.ts'
export { prepare } from './prepare.ts'

/** Finds the route of an app path in the site map. */
export const createRouteMatcher = (settings: Parameters<typeof routesOf>[0]) =>
  createMatcher(routesOf(settings), notFoundRoute)
