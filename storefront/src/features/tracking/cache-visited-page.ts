import { preloadOfflineCode } from '../basket/index.ts'

/** Where the worker is served; the answer allows it the whole shop as its scope. */
const workerUrl = '/static/sw.js'
/** Milliseconds a page is open before it is cached. */
const dwellMs = 1_500

const postToWorker = async (cart: string, preloadNavigation: () => Promise<void>) => {
  // The service worker is off in development: a cached page would be older than its sources.
  if (!('serviceWorker' in navigator) || !navigator.onLine || import.meta.hot) return
  await navigator.serviceWorker.register(workerUrl, { scope: '/' })
  const { active } = await navigator.serviceWorker.ready
  await Promise.all([preloadOfflineCode(), preloadNavigation()])
  const page = location.href.replace(/#.*$/, '')
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  ;(navigator.serviceWorker.controller ?? active)?.postMessage({ page, files, cart })
}

/**
 * Starts the service worker and tells it to cache the visited page, its files and the cart for offline use, once the page
 * has been open for `dwellMs`, after `preloadNavigation` has brought what goes elsewhere. Returns the function that cancels this. Does nothing in a browser without workers.
 */
export const cacheVisitedPage = (cart: string, preloadNavigation: () => Promise<void>): (() => void) => {
  const timer = setTimeout(() => void postToWorker(cart, preloadNavigation).catch(console.warn), dwellMs)
  return () => clearTimeout(timer)
}
