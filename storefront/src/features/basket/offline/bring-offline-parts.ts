import { bringWaitingParts } from './bring-waiting-parts.ts'

/** Brings what it takes to fill a cart without a network, while there is one: the worker keeps the files. */
export const bringOfflineParts = (): Promise<unknown> =>
  Promise.all([import('../basket-keeper.tsx'), bringWaitingParts()])
