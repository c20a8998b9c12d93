import { preloadQueueCode } from './preload-queue-code.ts'

/** Brings what it takes to fill a cart without a network, while there is one: the worker keeps the files. */
export const preloadOfflineCode = (): Promise<unknown> =>
  Promise.all([import('../basket-sync.tsx'), preloadQueueCode()])
