import {
  dehydrate,
  type DehydratedState,
  hydrate,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { inventory } from '../api/inventory.ts'
import { orders } from '../api/orders.ts'
import { plant } from '../api/plant.ts'
import { signIn } from '../api/staff.ts'
import { recall, remember, storageKeys } from '../lib/storage.ts'

/** A shift: as long a phone without a signal knows what it has read. */
const shiftMs = 12 * 3_600_000
/** Answers come in bursts; one writing serves them all. */
const quietMs = 500

const persistedOperations = new Set<unknown>([
  signIn.getUsersThis,
  orders.getDeskOrder,
  plant.getCutPlan,
  inventory.getInventoryLists,
])
const isPersisted = ([operation, about]: QueryKey) =>
  persistedOperations.has(operation) || (operation === orders.searchOrders && about === 'to be picked up')

/**
 * Keeps what a counter or a yard has read in this browser, for the time without a signal: who works here, the orders that wait
 * to be picked up, the plan. Signing out forgets it. Gives what ends the keeping.
 */
export const persistQueries = (client: QueryClient): (() => void) => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    waiting = undefined
    const state = dehydrate(client, {
      shouldDehydrateQuery: ({ queryKey, state: { status } }) =>
        status === 'success' && isPersisted(queryKey),
      shouldDehydrateMutation: () => false,
    })
    const isSignedIn = state.queries.some(({ queryKey }) => queryKey[0] === signIn.getUsersThis)
    remember(storageKeys.queries, isSignedIn ? JSON.stringify({ at: Date.now(), state }) : undefined)
  }
  const stop = client.getQueryCache().subscribe(({ query: { queryKey } }) => {
    if (isPersisted(queryKey)) waiting ??= setTimeout(write, quietMs)
  })
  return () => {
    stop()
    clearTimeout(waiting)
  }
}

/** Puts back what was kept less than a shift ago. */
export const restoreQueries = (client: QueryClient): void => {
  try {
    const { at = 0, state } = JSON.parse(recall(storageKeys.queries) ?? '{}') as {
      at?: number
      state?: DehydratedState
    }
    if (state && Date.now() - at < shiftMs)
      hydrate(client, state, { defaultOptions: { queries: { gcTime: shiftMs } } })
  } catch {
    // What cannot be read is not known.
  }
}
