export type { Movement, Repayment } from '../gateways/index.ts'
export {
  abandonPayment,
  canRefundInPart,
  charge,
  queryProcessor,
  refund,
  refundInPart,
  resolvePayment,
  resume,
} from './attempt.ts'
export { paymentBalance, listEntries, recordMovement } from './ledger/ledger.ts'
export { selectMovedEntries } from './ledger/queries.ts'
export type { EntryKind, LedgerEntry } from './ledger/ledger-entry.ts'
export { isFinal, type Payment, type PaymentResult } from './payment.ts'
export type { PaymentDetails } from './processor.ts'
export { listedProcessors } from './processors.ts'
export {
  claimResumption,
  newPayment,
  selectDuePayments,
  selectNamedPayments,
  selectPayment,
  selectPaymentAtProcessor,
  selectPaymentOfOrder,
  selectPaymentsOfMovements,
  touchPayment,
  updatePayment,
} from './queries.ts'
