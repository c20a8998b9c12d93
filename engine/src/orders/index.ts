export { upgradeOrders } from './agreed/upgrade/upgrade-orders.ts'
export { cutOrderPieces } from './desk/cut-pieces.ts'
export { queueRunMails, type RunNews } from './desk/run-mails.ts'
export { selectCutDemand } from './desk/cut-demand-queries.ts'
export {
  type PaidOrder,
  type PartRefund,
  selectPaidOrder,
  selectPaidOrders,
  selectPaidOrdersOf,
  selectPartRefund,
  selectPartRefunds,
  selectPartRefundsOf,
} from './paid-order-queries.ts'
export { exportOrders } from './export-orders.ts'
export { listOrders, listProofs, showOrder } from './list-orders.ts'
export type { Order } from './order.ts'
export { readOrderNos } from './order-names.ts'
export { selectOrderIn, selectOrderNosOf } from './order-names-queries.ts'
export { stepOrder } from './merchant/change-status.ts'
export { settleFromProcessor } from './payment/settle-from-processor.ts'
export type { Difference } from './reconciliation/compare-movements.ts'
export {
  reconcilePayments,
  type Reconciliation,
  reconciliations,
} from './reconciliation/reconcile-payments.ts'
export { anonymizeOrders, countOrdersUnderWay, soldLines } from './queries.ts'
export { type OrderStep, orderSteps, transitionOrder } from './transition-order.ts'
