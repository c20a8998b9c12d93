import { loadDialog } from '../../../ui/index.ts'

/** Loads the code of the offline queue, the dialog that confirms a removal included. */
export const preloadQueueCode = (): Promise<unknown> =>
  Promise.all([
    import('./flush-offline-queue.ts'),
    import('./apply-offline-queue.ts'),
    import('./offline-lines.tsx'),
    import('../saved/saved-lines.ts'),
    import('../lines/confirm-remove.tsx'),
    loadDialog(),
  ])
