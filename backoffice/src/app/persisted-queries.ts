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
import { type Person, signIn } from '../api/staff.ts'
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

/** The form of the answers that are kept; it counts up when screens need members that older ones do not have. */
const answersForm = 2

type Persisted = { form?: number; at?: number; state?: DehydratedState }

/** What this browser keeps; what cannot be read is not known. */
const readPersisted = (): Persisted => {
  try {
    const persisted = JSON.parse(recall(storageKeys.queries) ?? '{}') as Persisted | null
    const isReadable = persisted?.form === answersForm && Array.isArray(persisted.state?.queries)
    return isReadable ? persisted : {}
  } catch {
    return {}
  }
}

/** The id of who works here; undefined for nobody. */
const personOf = ({ queries }: DehydratedState): string | undefined =>
  (queries.find(({ queryKey }) => queryKey[0] === signIn.getUsersThis)?.state.data as Person | undefined)
    ?.userId

/** Whether it was read in this shift. */
const isOfShift = ({ state: { dataUpdatedAt } }: DehydratedState['queries'][number]) =>
  Date.now() - dataUpdatedAt < shiftMs

/** With what the same person has read in this shift and a page that was opened anew has not asked for yet. */
const withKnown = (state: DehydratedState, person: string | undefined): DehydratedState => {
  const before = readPersisted().state
  if (!before || personOf(before) !== person) return state
  const fresh = new Set(state.queries.map(({ queryHash }) => queryHash))
  const known = before.queries.filter((query) => !fresh.has(query.queryHash) && isOfShift(query))
  return { ...state, queries: [...state.queries, ...known] }
}

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
    const person = personOf(state)
    const text = () => JSON.stringify({ form: answersForm, at: Date.now(), state: withKnown(state, person) })
    remember(storageKeys.queries, person === undefined ? undefined : text())
  }
  const stop = client.getQueryCache().subscribe(({ query: { queryKey } }) => {
    if (isPersisted(queryKey)) waiting ??= setTimeout(write, quietMs)
  })
  return () => {
    stop()
    clearTimeout(waiting)
  }
}

/** Puts back what was persisted less than a shift ago: who works here, and what was read within it. */
export const restoreQueries = (client: QueryClient): void => {
  const { at = 0, state } = readPersisted()
  if (!state || Date.now() - at >= shiftMs) return
  const queries = state.queries.filter(
    (query) => query.queryKey[0] === signIn.getUsersThis || isOfShift(query),
  )
  hydrate(client, { ...state, queries }, { defaultOptions: { queries: { gcTime: shiftMs } } })
}
