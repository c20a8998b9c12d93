import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Tagged } from '../../api/call.ts'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, orders } from '../../api/orders.ts'
import { isProblem } from '../../api/problem.ts'
import { problemText } from '../../features/problem/index.ts'
import { showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** An order, and how to change it: each change names the revision that is on the screen, and takes the answer's. */
export const useOrder = (orderNo: string) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const queryKey = [orders.getDeskOrder, orderNo]
  const query = useQuery({
    queryKey,
    queryFn: () => call.tagged(orders.getDeskOrder, { params: { orderNo } }),
  })
  /** Makes a change, says that it is done, and tells whether it was. One that meets another’s shows the order anew. */
  const change = async (
    work: (ifMatch: string | undefined) => Promise<Tagged<DeskOrder>>,
    done: string,
  ): Promise<boolean> => {
    try {
      queries.setQueryData(queryKey, await work(query.data?.etag))
      showToast(done)
      void queries.invalidateQueries({ queryKey: [orders.searchOrders] })
      return true
    } catch (caught) {
      const isChanged = isProblem(caught, 412)
      showToast(isChanged ? t(messages.changed) : problemText(t, caught), { tone: 'bad' })
      if (isChanged || isProblem(caught, 409)) await query.refetch()
      return false
    }
  }
  return { query, order: query.data?.data, change }
}
