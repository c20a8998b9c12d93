import type { ordersContract } from '../../../engine/src/orders/contract.ts'
import { ordersRoutes } from '../../../engine/src/orders/routes.ts'
import type { Env } from './env.tsx'
import { type CallInput, defineOperations } from './operation.ts'
import { query } from './query.ts'

export const orders = defineOperations<typeof ordersContract>(ordersRoutes)

/** One order of the customer; 404 for a foreign number. */
export const orderQuery = (env: Env, orderNo: string) => query(env, orders.getOrder, { params: { orderNo } })

type OrderChoice = CallInput<typeof ordersContract.getCustomerOrders>['query']

/** The customer's orders, newest first, a page at a time. */
export const ordersQuery = (env: Env, customerId: string, choice: OrderChoice) =>
  query(env, orders.getCustomerOrders, { params: { customerId }, query: choice })
