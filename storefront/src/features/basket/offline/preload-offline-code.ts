import { preloadQueueCode } from './preload-queue-code.ts'

/** Loads the code of the offline cart while the browser is online; the service worker caches the files. */
export const preloadOfflineCode = (): Promise<unknown> =>
  Promise.all([import('../basket-sync.tsx'), preloadQueueCode()])
