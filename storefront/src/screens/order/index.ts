import { orderQuery } from '../../api/orders.ts'
import { defineScreen } from '../../api/screen.ts'
import { orderMessages } from '../../features/orders/index.ts'
import { orderNoOf } from './order-no-of.ts'
import { OrderScreen } from './order-screen.tsx'

/** One order of the customer (S2.013); a foreign number is a page that does not exist. */
export const screen = defineScreen({
  Screen: OrderScreen,
  queries: ({ params }, env) => [orderQuery(env, orderNoOf(params))],
  head: ({ params }, { t }) => ({ title: t(orderMessages.number, { orderNo: orderNoOf(params) }) }),
})
