import { ordersQuery } from '../../api/orders.ts'
import { defineScreen } from '../../api/screen.ts'
import { messages } from './messages.ts'
import { timeZoneIn } from '../../api/shop.ts'
import { choiceOf, windowOf } from './order-choice.ts'
import { Orders } from './orders.tsx'

/** The customer's orders, newest first (S2.013). */
export const screen = defineScreen({
  Screen: Orders,
  queries: ({ search }, env) => {
    const { customerId } = env.shoppers.read()
    const window = windowOf(choiceOf(search), timeZoneIn(env.shop, env.country), new Date())
    return customerId ? [ordersQuery(env, customerId, window)] : []
  },
  head: (_route, { t }) => ({ title: t(messages.title) }),
})
