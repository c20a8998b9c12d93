import { defineAdminModule } from '../../kernel/admin-operation.ts'
import { addOrderNote, cancelDeskOrder, replaceOrderCollectors } from './change-order.ts'
import { deskOrderContract } from './contract.ts'
import { refundOrder } from './refund-part.ts'
import { createDispatch, getDispatch, getDispatches } from './dispatches.ts'
import { deskOrderRoutes } from './routes.ts'
import { resendOrderMail, writeOrderMessage } from './order-mails.ts'
import { getDeskOrder, revealOrderPersons, searchOrders, searchPickups } from './search-orders.ts'
import { handOverOrder, stepOrderLines } from './step-lines.ts'
import { takeOrderPayment } from './take-payment.ts'
import { getTransferProof } from './transfer-proofs.ts'

/** Orders as the merchant's people find and work on them. */
export const ordersDeskModule = defineAdminModule({
  name: 'orders-desk',
  routes: deskOrderRoutes,
  contract: deskOrderContract,
  operations: {
    searchOrders,
    searchPickups,
    getDeskOrder,
    getTransferProof,
    revealOrderPersons,
    replaceOrderCollectors,
    addOrderNote,
    resendOrderMail,
    writeOrderMessage,
    stepOrderLines,
    handOverOrder,
    takeOrderPayment,
    refundOrder,
    cancelDeskOrder,
    createDispatch,
    getDispatches,
    getDispatch,
  },
})
