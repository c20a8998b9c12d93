import { orderQuery } from '../../api/orders.ts'
import { defineScreen } from '../../api/screen.ts'
import { orderMessages } from '../../features/orders/index.ts'
import { OrderScreen } from './order-screen.tsx'

/** One order of the customer (S2.013); a foreign number is a page that does not exist. */
export const screen = defineScreen({
  Screen: OrderScreen,
  queries: ({ params }, env) => [orderQuery(env, params.orderNo ?? '')],
  head: ({ params }, { t }) => ({ title: t(orderMessages.number, { orderNo: params.orderNo ?? '' }) }),
})
