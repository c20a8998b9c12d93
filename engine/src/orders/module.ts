import { defineModule } from '../kernel/operation.ts'
import type { Job } from '../kernel/outbox.ts'
import { addTransferProof } from './calls/add-transfer-proof.ts'
import { cancelOrder } from './calls/cancel-order.ts'
import { createOrder } from './calls/create-order.ts'
import { failOrder } from './calls/fail-order.ts'
import { finishPayment } from './calls/finish-payment.ts'
import { getCustomerOrders } from './calls/get-customer-orders.ts'
import { getOrder } from './calls/get-order.ts'
import { getOrderDocument } from './calls/get-order-document.ts'
import { getPayment } from './calls/get-payment.ts'
import { getPaymentMethodsForOrder } from './calls/get-payment-methods-for-order.ts'
import { getTaxesFromOrder } from './calls/get-taxes-from-order.ts'
import { guestOrderLookup } from './calls/guest-order-lookup.ts'
import { changePaymentOfOrder } from './calls/order-payment-instruments.ts'
import { clientOrderContract } from './client-contract.ts'
import { clientOrderRoutes } from './client-routes.ts'
import { ordersContract } from './contract.ts'
import { refundPart } from './desk/refund-part.ts'
import { expireWaitingOrders } from './payment/expire-waiting-orders.ts'
import { pollPayments } from './payment/poll-payments.ts'
import { refundCancelled } from './payment/refund-job.ts'
import { refundLatePayment } from './payment/refund-late-payment.ts'
import { reconciliationJob } from './reconciliation/reconciliation-job.ts'
import { ordersRoutes } from './routes.ts'

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
    addTransferProof,
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

export { ordersDeskModule } from './desk/desk-module.ts'
export { ordersAdminModule } from './merchant/merchant-module.ts'

/** What this module does in the background. */
export const orderJobs: Job[] = [
  pollPayments,
  expireWaitingOrders,
  refundLatePayment,
  refundCancelled,
  refundPart,
  reconciliationJob,
]
