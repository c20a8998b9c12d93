/**
 * Deletes the service worker's caches of a customer's pages, since those pages hold prices, and files that waited for a form
 * (`lib/pending-files.ts`). Never throws.
 */
export const clearOfflinePages = async (): Promise<void> => {
  try {
    indexedDB.deleteDatabase('pending-files')
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name.startsWith('customer-')).map((name) => caches.delete(name)))
  } catch {
    // No caches in this browser: nothing was cached.
  }
}
