import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { allOf, isOneOf } from '../../api/search-query.ts'
import { usePlace } from '../../features/place/index.ts'
import { type Loaded, loadableOf, type Waiting } from './load.ts'

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
  const key = useRef(crypto.randomUUID())
  const dispatch = useMutation({
    /** What is loaded leaves, all or none; the same press sent twice is one truck. */
    mutationFn: async ({
      load,
      truck,
      driver,
    }: {
      load: readonly Waiting[]
      truck: string
      driver: string
    }) => {
      const made = await call(orders.createDispatch, {
        body: {
          truck,
          driver,
          orders: load.map(({ order, etag, lines }) => ({
            orderNo: order.orderNo,
            ...(etag === undefined ? {} : { etag }),
            lines: lines.map(({ line, quantity }) => ({ itemId: line.itemId, quantity })),
          })),
        },
        headers: { 'idempotency-key': key.current },
      })
      key.current = crypto.randomUUID()
      return made
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [orders.searchOrders] }),
        queries.invalidateQueries({ queryKey: [orders.getDispatches] }),
      ]),
  })
  return { waiting, dispatch }
}

/** Trucks that have left, the latest first. */
export const useRecentDispatches = () => {
  const { call } = useEnv()
  return useQuery({
    queryKey: [orders.getDispatches],
    queryFn: ({ signal }) => call(orders.getDispatches, { query: { limit: 10 }, signal }),
  })
}

/** A truck that has left, with the orders that were on it as they are called now. */
export const useLeft = (dispatchId: string) => {
  const { call } = useEnv()
  return useQuery({
    queryKey: [orders.getDispatch, dispatchId],
    queryFn: async ({ signal }): Promise<Loaded> => {
      const {
        truck,
        driver,
        madeAt,
        orders: loaded,
      } = await call(orders.getDispatch, {
        params: { dispatchId },
        signal,
      })
      const load = await Promise.all(
        loaded.map(async ({ orderNo, lines }): Promise<Waiting> => {
          const order = await call(orders.getDeskOrder, { params: { orderNo }, signal })
          return {
            order,
            etag: undefined,
            lines: lines.flatMap(({ itemId, quantity }) => {
              const line = order.lines.find((one) => one.itemId === itemId)
              return line ? [{ line, quantity }] : []
            }),
          }
        }),
      )
      return { load, truck, driver, at: new Date(madeAt) }
    },
  })
}
