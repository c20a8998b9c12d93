export { abandonPayment, charge, queryProcessor, refund, resolvePayment, resume } from './attempt.ts'
export { isFinal, type Payment, type PaymentResult } from './payment.ts'
export type { PaymentDetails } from './processor.ts'
export {
  claimResumption,
  insertPayment,
  selectDuePayments,
  selectPayment,
  selectPaymentAtProcessor,
  selectPaymentOfOrder,
  touchPayment,
  updatePayment,
} from './queries.ts'
