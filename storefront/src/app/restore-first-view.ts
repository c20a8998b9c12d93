import type { Env } from '../api/env.tsx'
import type { Route } from '../lib/router/route-table.ts'
import { splitUrl } from '../lib/split-url.ts'
import { ChunkLoadError } from '../chunks/chunk-error.ts'
import { loadedScreen } from './loaded-screens.ts'
import type { PageState } from './page-state.ts'
import { failedView, notFoundView, readyView, type View } from './view.ts'

/** The route that the server found in its site map. */
export const restoreRoute = ({ route, url }: PageState): Route => ({
  ...route,
  search: new URLSearchParams(splitUrl(url).query),
  hash: '',
  url,
})

/** The view the server rendered, made again from the document's state without asking anybody. */
export const restoreFirstView = (state: PageState, route: Route, env: Env): View => {
  if (state.kind === 'not-found') return notFoundView(route, env)
  const screen = loadedScreen(route.entry.screen)
  if (state.kind === 'screen' && screen) return readyView(route, env, screen)
  if (state.kind === 'screen') return failedView(route, env, new ChunkLoadError(route.entry.screen, 'error'))
  const error = Object.assign(new Error(state.error?.message ?? ''), { stack: state.error?.stack ?? '' })
  return { ...failedView(route, env, error), kind: state.kind }
}
