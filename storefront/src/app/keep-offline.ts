/** Where the worker is served; the answer allows it the whole shop as its scope. */
const workerUrl = '/static/sw.js'

/** How long a page is looked at before it counts as seen. */
const glance = 1_500

/**
 * Starts the worker that keeps what was seen for the time without a network, and tells it of the page and of each one
 * that follows without a document. `onView` calls back whenever the page has changed.
 */
export const keepOffline = async (onView: (listener: () => void) => () => void): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(workerUrl, { scope: '/' })
  const { active } = await navigator.serviceWorker.ready
  let told = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const page = location.href.replace(/#.*$/, '')
    if (page === told || !navigator.onLine) return
    told = page
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    ;(navigator.serviceWorker.controller ?? active)?.postMessage({ page, files })
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, glance)
  }
  onView(soon)
  soon()
}
