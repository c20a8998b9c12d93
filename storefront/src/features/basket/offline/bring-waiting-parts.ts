import { loadDialog } from '../../../ui/index.ts'

/** Brings the code of changes that wait for the network, what asks before a line goes included. */
export const bringWaitingParts = (): Promise<unknown> =>
  Promise.all([
    import('./send-waiting.ts'),
    import('./waiting-changes.ts'),
    import('./waiting-lines.tsx'),
    import('../saved/saved-lines.ts'),
    import('../lines/confirm-remove.tsx'),
    loadDialog(),
  ])
