export { bankTransfer } from './bank-transfer.ts'
export { card } from './card.ts'
export type {
  Approval,
  BankTransfer,
  Instrument,
  InstrumentBody,
  Payable,
  PaymentMethod,
  Shop,
  Terms,
  WaitingWords,
} from './method.ts'
export { paypal } from './paypal.ts'
export {
  isOffered,
  isPayable,
  findPaymentMethod,
  offeredIds,
  paymentMethodIds,
  waitingMethods,
} from './methods.ts'
export { type UsdAmount, usdAmount, usdView } from './usd-amount.ts'
