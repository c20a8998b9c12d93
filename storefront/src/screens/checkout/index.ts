import { customerQuery } from '../../api/customers.ts'
import { cachedData, defineScreen } from '../../api/screen.ts'
import { basketQuery, linesOf } from '../../features/basket/index.ts'
import { Checkout } from './checkout.tsx'
import { messages } from './messages.ts'
import { isAnyOrderInFlight } from './order-in-flight.ts'

/** The checkout (S2.018); without anything to buy there is only the cart. */
export const screen = defineScreen({
  Screen: Checkout,
  queries: (_route, env) => {
    const { customerId } = env.shoppers.read()
    return [basketQuery(env), ...(customerId ? [customerQuery(env, customerId)] : [])]
  },
  redirect: (_route, env) =>
    linesOf(cachedData(env, basketQuery(env))).length === 0 && !isAnyOrderInFlight() ? '/cart' : undefined,
  head: (_route, { t }) => ({ title: t(messages.title) }),
})
