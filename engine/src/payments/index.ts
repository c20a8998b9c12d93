export { abandonPayment, charge, followPayment, queryProcessor, refund } from './attempt.ts'
export { isFinal, type Payment, type PaymentMethodId, type PaymentResult } from './payment.ts'
export type { PaymentDetails } from './processor.ts'
export { isPayable } from './processors.ts'
export {
  insertPayment,
  selectDuePayments,
  selectPayment,
  selectPaymentAtProcessor,
  selectPaymentOfOrder,
  touchPayment,
  updatePayment,
} from './queries.ts'
