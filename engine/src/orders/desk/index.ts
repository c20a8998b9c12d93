export { orderBasket } from '../calls/create-order.ts'
export { deskOrderContract } from './contract.ts'
export {
  findOrdersByNumber,
  payByTransfer,
  undoTransfer,
  waitingTransfers,
} from './bank-transfers.ts'
export { counterOrder } from './counter-order.ts'
export { takeOrderPayment } from './take-payment.ts'
