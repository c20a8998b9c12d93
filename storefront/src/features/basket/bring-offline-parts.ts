import { loadDialog } from '../../ui/index.ts'

/**
 * Brings what it takes to fill a cart without a network, what asks before a line goes included, while there is one: the
 * worker keeps the files.
 */
export const bringOfflineParts = (): Promise<unknown> =>
  Promise.all([
    import('./basket-keeper.tsx'),
    import('./send-waiting.ts'),
    import('./waiting-changes.ts'),
    import('./waiting-lines.tsx'),
    loadDialog(),
  ])
