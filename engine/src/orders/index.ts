import { defineModule } from '../kernel/operation.ts'
import { ordersContract } from './contract.ts'
import { cancelOrder } from './cancel-order.ts'
import { createOrder } from './create-order.ts'
import { failOrder } from './fail-order.ts'
import { finishPayment } from './finish-payment.ts'
import { getPaymentMethodsForOrder } from './get-payment-methods-for-order.ts'
import { getTaxesFromOrder } from './get-taxes-from-order.ts'
import { guestOrderLookup } from './guest-order-lookup.ts'
import { clientOrderContract } from './client-contract.ts'
import { clientOrderRoutes } from './client-routes.ts'
import { changePaymentOfOrder } from './order-payment-instruments.ts'
import { getCustomerOrders } from './get-customer-orders.ts'
import { getOrder } from './get-order.ts'
import { getOrderDocument } from './get-order-document.ts'
import { getPayment } from './get-payment.ts'
import { ordersRoutes } from './routes.ts'
import type { Job } from '../kernel/outbox.ts'
import { giveBackLate } from './give-back-late.ts'
import { refundCancelled } from './refund-job.ts'
import { sweepPayments } from './sweep-payments.ts'
import { sweepTransfers } from './sweep-transfers.ts'

export { listOrders, showOrder } from './list-orders.ts'
export { moveOrder, type OrderStep, orderSteps } from './move-order.ts'
export type { Order } from './order.ts'
export { settleFromProcessor } from './settle-from-processor.ts'
export { ordersOf } from './personal-data.ts'
export { countOrdersUnderWay, forgetWhoOrdered, soldLines } from './queries.ts'

export const ordersModule = defineModule({
  name: 'orders',
  routes: { ...ordersRoutes, ...clientOrderRoutes },
  contract: { ...ordersContract, ...clientOrderContract },
  operations: {
    createOrder,
    getOrder,
    getOrderDocument,
    failOrder,
    getCustomerOrders,
    cancelOrder,
    getPayment,
    finishPayment,
    guestOrderLookup,
    getPaymentMethodsForOrder,
    getTaxesFromOrder,
    createPaymentInstrumentForOrder: changePaymentOfOrder,
    updatePaymentInstrumentForOrder: changePaymentOfOrder,
    removePaymentInstrumentFromOrder: changePaymentOfOrder,
  },
})

/** What this module does in the background. */
export const orderJobs: Job[] = [sweepPayments, sweepTransfers, giveBackLate, refundCancelled]
