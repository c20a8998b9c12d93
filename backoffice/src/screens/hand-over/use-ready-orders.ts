import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Call } from '../../api/call.ts'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { allOf, isOneOf } from '../../api/search-query.ts'
import { useOnline } from '../../lib/use-online.ts'
import { prepareReader } from './read-picture.ts'

/** A shift: as long a phone without a signal knows what it has read. */
const cacheMs = 12 * 3_600_000
/** What may be picked up of a morning. */
const most = 50

/** An order as the hand-over reads it; what was read stays at hand for a shift. */
export const deskOrderQuery = (call: Call, orderNo: string) => ({
  queryKey: [orders.getDeskOrder, orderNo],
  queryFn: () => call.tagged(orders.getDeskOrder, { params: { orderNo } }),
  gcTime: cacheMs,
})

const readAhead = async (
  queries: QueryClient,
  call: Call,
  numbers: readonly string[],
  signal: AbortSignal,
) => {
  await prepareReader()
  for (const orderNo of numbers) {
    if (signal.aborted) return
    await queries.prefetchQuery({ ...deskOrderQuery(call, orderNo), staleTime: 60_000 })
  }
}

/**
 * Reads the orders that wait to be picked up ahead, so that they can be handed over where the signal is gone. Gives how many
 * this device knows.
 */
export const useReadyOrders = (): number => {
  const { call } = useEnv()
  const queries = useQueryClient()
  const isOnline = useOnline()
  const ready = useQuery({
    queryKey: [orders.searchOrders, 'to be picked up'],
    queryFn: () =>
      call(orders.searchOrders, {
        body: { query: allOf(isOneOf('step', ['ready']), isOneOf('delivery', ['pickup'])), limit: most },
      }),
    gcTime: cacheMs,
  })
  const numbers = ready.data?.hits.map(({ orderNo }) => orderNo).join(' ') ?? ''
  useEffect(() => {
    if (!isOnline || numbers === '') return
    const leaving = new AbortController()
    void readAhead(queries, call, numbers.split(' '), leaving.signal)
    return () => leaving.abort()
  }, [numbers, isOnline, queries, call])
  return numbers.split(' ').filter((orderNo) => queries.getQueryData([orders.getDeskOrder, orderNo])).length
}
