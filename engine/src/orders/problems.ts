import { defineProblem } from '../kernel/problem.ts'

/** The same for a missing order and for one of another customer (contract 7). */
export const orderNotFound = defineProblem(404, 'order-not-found', 'Order Not Found')
/** Names what is missing in `property`; carries `basketId`. */
export const basketIncomplete = defineProblem(400, 'basket-incomplete', 'Basket Incomplete')
/** Stock went between basket and order. Carries `productId`, `productName`, `errorCode` (S8.031) and `basketId`. */
export const productItemNotAvailable = defineProblem(
  400,
  'product-item-not-available',
  'Product Item Not Available',
)
/** The last use of a coupon went to somebody else. Carries `couponCode`, `statusCode` and `basketId`. */
export const couponNotRedeemable = defineProblem(400, 'coupon-not-redeemable', 'Coupon Not Redeemable')
/** The total is no longer what the shopper agreed to. Carries `basketId` and `orderTotal`. */
export const totalChanged = defineProblem(409, 'order-total-changed', 'Order Total Changed')
/** Carries `resultCode` (S8.027 to S8.030), `orderNo` and the `basketId` that is open again. */
export const paymentDeclined = defineProblem(402, 'payment-declined', 'Payment Declined')
export const paymentMethodNotAvailable = defineProblem(
  400,
  'invalid-payment-method',
  'Invalid Payment Method Id',
)
export const paymentNotFound = defineProblem(404, 'payment-not-found', 'Payment Not Found')
/** Of the order's, none of this id brings anything. Carries `shipmentId`. */
export const shipmentNotFound = defineProblem(404, 'shipment-not-found', 'Shipment Not Found')
/** Bringing it to another address costs more. Carries `agreedFreight` and `freight`. */
export const freightDearer = defineProblem(409, 'order-freight-dearer', 'Order Freight Dearer')
export const orderStatusTransition = defineProblem(409, 'order-status-transition', 'Order Status Transition')
/** A guest's look-up that names nothing beside the e-mail. */
export const insufficientInformation = defineProblem(
  400,
  'insufficient-identifying-information',
  'Insufficient Identifying Information',
)
/** Its transfer has come, or it was never paid by one. */
export const notWaiting = defineProblem(409, 'order-not-waiting', 'Order Not Waiting')
export const tooManyProofs = defineProblem(400, 'too-many-files', 'Too Many Files')
