import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { useRecord } from '../../features/record/index.ts'

/** An order, and how to change it. */
export const useOrder = (orderNo: string) => {
  const { call } = useEnv()
  const { query, record, change } = useRecord({
    queryKey: [orders.getDeskOrder, orderNo],
    read: () => call.tagged(orders.getDeskOrder, { params: { orderNo } }),
    shownBy: [orders.searchOrders],
  })
  return { query, order: record, change }
}
