import { preloadOfflineCode } from '../basket/index.ts'

/** Where the worker is served; the answer allows it the whole shop as its scope. */
const workerUrl = '/static/sw.js'
/** How long a page is looked at before it counts as seen. */
const dwellMs = 1_500

const postToWorker = async (cart: string) => {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return
  await navigator.serviceWorker.register(workerUrl, { scope: '/' })
  const { active } = await navigator.serviceWorker.ready
  await preloadOfflineCode()
  const page = location.href.replace(/#.*$/, '')
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  ;(navigator.serviceWorker.controller ?? active)?.postMessage({ page, files, cart })
}

/**
 * Tells the worker, which it starts, that the page, the files it took and the cart are to be kept for the time without a
 * network.
 * Gives what takes it back before the glance is over. A browser without workers keeps nothing.
 */
export const cacheVisitedPage = (cart: string): (() => void) => {
  const timer = setTimeout(() => void postToWorker(cart).catch(console.warn), dwellMs)
  return () => clearTimeout(timer)
}
