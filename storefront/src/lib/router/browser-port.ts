import type { BrowserPort } from './navigator.ts'

const keyOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined

/** The real browser. */
export const browserPort = (): BrowserPort => ({
  url: () => location.href,
  historyKey: () => keyOf(history.state),
  push: (url, key) => history.pushState({ key }, '', url),
  replace: (url, key) => history.replaceState({ key }, '', url),
  onPop: (listener) => addEventListener('popstate', listener),
  load: (url) => location.assign(url),
  newKey: () => Math.random().toString(36).slice(2),
  later(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})
