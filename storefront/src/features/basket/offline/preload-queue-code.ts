import { loadDialog } from '../../../ui/index.ts'

/** Brings the code of changes that wait for the network, what asks before a line goes included. */
export const preloadQueueCode = (): Promise<unknown> =>
  Promise.all([
    import('./flush-offline-queue.ts'),
    import('./apply-offline-queue.ts'),
    import('./offline-lines.tsx'),
    import('../saved/saved-lines.ts'),
    import('../lines/confirm-remove.tsx'),
    loadDialog(),
  ])
