import { withChunkTimeout } from '../chunks/chunk-timeout.ts'
import type * as Navigation from './navigation.ts'

/** What only a navigation needs, and the site map of this shop. */
export type NavigationCode = typeof Navigation & { match: ReturnType<typeof Navigation.createRouteMatcher> }

/** Loads what only a navigation needs, once; what did not come is asked for again. */
export const createNavigationLoader = (settings: Parameters<typeof Navigation.createRouteMatcher>[0]) => {
  let loaded: NavigationCode | undefined
  let loading: Promise<NavigationCode> | undefined
  const begin = async () => {
    const code = await withChunkTimeout(import('./navigation.ts'), 'navigation')
    loaded = { ...code, match: code.createRouteMatcher(settings) }
    return loaded
  }
  return {
    /** What is here already. */
    loaded: () => loaded,
    /** Rejects with a chunk error, or in the browser's words. */
    load(): Promise<NavigationCode> {
      loading ??= begin().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}
