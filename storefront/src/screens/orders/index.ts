import { ordersQuery } from '../../api/orders.ts'
import { defineScreen } from '../../api/screen.ts'
import { messages } from './messages.ts'
import { Orders } from './orders.tsx'
import { pageOf } from './page-of.ts'

/** The customer's orders, newest first (S2.013). */
export const screen = defineScreen({
  Screen: Orders,
  queries: ({ search }, env) => {
    const { customerId } = env.shoppers.read()
    return customerId ? [ordersQuery(env, customerId, pageOf(search).window)] : []
  },
  head: (_route, { t }) => ({ title: t(messages.title) }),
})
