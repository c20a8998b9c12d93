export { abandonPayment, charge, followPayment, queryProcessor, refund, resume } from './attempt.ts'
export { isFinal, type Payment, type PaymentResult } from './payment.ts'
export type { PaymentDetails } from './processor.ts'
export { bankTransfer } from './methods/bank-transfer.ts'
export type {
  Approval,
  BankTransfer,
  Instrument,
  InstrumentBody,
  Payable,
  PaymentMethod,
  Terms,
  WaitingWords,
} from './methods/method.ts'
export { paypal } from './methods/paypal.ts'
export { isPayable, methodNamed, paymentMethodIds, waitingMethods } from './methods.ts'
export { type UsdAmount, usdAmount, usdView } from './usd-amount.ts'
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
