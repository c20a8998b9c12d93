export { orderBasket } from '../calls/create-order.ts'
export { deskOrderContract } from './contract.ts'
export {
  ordersNamed,
  payByTransfer,
  undoTransfer,
  waitingTransfers,
} from './bank-transfers.ts'
export { counterOrder } from './counter-order.ts'
export { maskedPhone } from './mask-person.ts'
export { takeOrderPayment } from './take-payment.ts'
