import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { allOf, isOneOf } from '../../api/search-query.ts'
import { usePlace } from '../../features/place/index.ts'
import { loadableOf, type Waiting } from './load.ts'

/** Orders that are looked at beside one another; the promised first. */
export const mostOrders = 60

/** What waits for a truck where a person works, and how it leaves. */
export const useDispatch = () => {
  const { call } = useEnv()
  const queries = useQueryClient()
  const { country, storeIds } = usePlace()
  const waiting = useQuery({
    queryKey: [orders.searchOrders, 'dispatch', country, storeIds],
    queryFn: async ({ signal }) => {
      const { hits, total } = await call(orders.searchOrders, {
        body: {
          query: allOf(
            isOneOf('step', ['paid', 'cut']),
            isOneOf('delivery', ['delivery']),
            isOneOf('country', country ? [country] : []),
            isOneOf('storeId', storeIds),
          ),
          sorts: [{ field: 'promisedDate', sortOrder: 'asc' }],
          limit: mostOrders,
        },
        signal,
      })
      const read = await Promise.all(
        hits.map(async ({ orderNo }): Promise<Waiting> => {
          const { data: order, etag } = await call.tagged(orders.getDeskOrder, {
            params: { orderNo },
            signal,
          })
          return { order, etag, lines: loadableOf(order) }
        }),
      )
      return { waiting: read.filter(({ lines }) => lines.length > 0), hasMore: total > hits.length }
    },
  })
  const dispatch = useMutation({
    /** Takes each order one step on; those that somebody changed meanwhile stay. */
    mutationFn: async ({ load, note }: { load: readonly Waiting[]; note: string }) => {
      const left: Waiting[] = []
      const refused: Waiting[] = []
      for (const one of load) {
        const lines = one.lines.map(({ line, quantity }) => ({ itemId: line.itemId, quantity }))
        try {
          await call(orders.stepOrderLines, {
            params: { orderNo: one.order.orderNo },
            body: { step: 'shipped', lines, ...(note === '' ? {} : { note }) },
            ifMatch: one.etag,
          })
          left.push(one)
        } catch {
          refused.push(one)
        }
      }
      return { left, refused }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [orders.searchOrders] }),
  })
  return { waiting, dispatch }
}
