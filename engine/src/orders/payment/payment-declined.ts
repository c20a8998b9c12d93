import type { Order } from '../order.ts'
import { paymentDeclined } from '../problems.ts'

/** The problem of an order that failed with its payment: the code, and the basket that is open again. */
export const declinedPayment = (order: Order) =>
  paymentDeclined('The payment was not accepted. The basket is open again.', {
    resultCode: order.document.paymentResult,
    orderNo: order.orderNo,
    basketId: order.basketId,
  })
