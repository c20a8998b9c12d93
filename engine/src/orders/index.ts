import { defineModule } from '../kernel/operation.ts'
import { ordersContract } from './contract.ts'
import { createOrder } from './create-order.ts'
import { failOrder } from './fail-order.ts'
import { finishPayment } from './finish-payment.ts'
import { getCustomerOrders } from './get-customer-orders.ts'
import { getOrder } from './get-order.ts'
import { getPayment } from './get-payment.ts'
import { ordersRoutes } from './routes.ts'
import { sweepPayments } from './sweep-payments.ts'

export { listOrders, showOrder } from './list-orders.ts'
export { moveOrder, type OrderStep, orderSteps } from './move-order.ts'
export type { Order } from './order.ts'
export { soldLines } from './queries.ts'

export const ordersModule = defineModule({
  name: 'orders',
  routes: ordersRoutes,
  contract: ordersContract,
  operations: { createOrder, getOrder, failOrder, getCustomerOrders, getPayment, finishPayment },
})

/** What this module does in the background. */
export const orderJobs = [sweepPayments]
