import type { Env } from '../api/env.tsx'
import { isProblem } from '../api/problem.ts'
import type { Head, ScreenModule } from '../api/screen.ts'
import { isChunkError } from '../chunks/chunk-error.ts'
import { chunkMessages } from '../chunks/messages.ts'
import type { Route } from '../lib/router/route-table.ts'
import { screen as notFoundScreen } from '../screens/not-found/index.ts'
import { appMessages } from './messages.ts'

export type ViewKind = 'screen' | 'not-found' | 'error' | 'offline'
/** A route with everything its first paint needs. */
export type View = {
  kind: ViewKind
  route: Route
  screen?: ScreenModule
  head: Head
  status: number
  error?: Error
}

export const notFoundView = (route: Route, env: Env): View => ({
  kind: 'not-found',
  route,
  screen: notFoundScreen,
  head: { title: '', robots: 'noindex', ...notFoundScreen.head?.(route, env) },
  status: 404,
})

/** What an error thrown on the way to a page becomes. */
export const failedView = (route: Route, env: Env, error: unknown): View => {
  if (isProblem(error, 404)) return notFoundView(route, env)
  const offline = isChunkError(error) || isProblem(error, 'network')
  return {
    kind: offline ? 'offline' : 'error',
    route,
    head: { title: env.t(offline ? chunkMessages.offline : appMessages.errorTitle), robots: 'noindex' },
    status:
      isProblem(error) && (error.status === 0 || error.status === 503 || error.status === 429) ? 503 : 500,
    error: error instanceof Error ? error : new Error(String(error)),
  }
}

/** The view of a route whose code and data are here. */
export const readyView = (route: Route, env: Env, screen: ScreenModule): View => {
  const status = screen.status?.(route, env) ?? 200
  if (status === 404) return notFoundView(route, env)
  const head = screen.head?.(route, env) ?? { title: '' }
  if (screen.isEmpty?.(route, env))
    return { kind: 'screen', route, screen, head: { ...head, robots: 'noindex' }, status: 404 }
  return { kind: 'screen', route, screen, head, status }
}
