import { defineProblem } from '../kernel/problem.ts'

/** The same for a missing basket and for one of another shopper (contract 5). Carries `basketId`. */
export const basketNotFound = defineProblem(404, 'basket-not-found', 'Basket Not Found')
/** Carries `basketIds`, comma-joined: clients go on with that one. */
export const basketQuotaExceeded = defineProblem(
  400,
  'customer-baskets-quota-exceeded',
  'Customer Baskets Quota Exceeded',
)
export const temporaryBasketQuotaExceeded = defineProblem(
  400,
  'customer-temporary-baskets-quota-exceeded',
  'Customer Temporary Baskets Quota Exceeded',
)
export const productNotFound = defineProblem(404, 'product-not-found', 'Product Not Found')
/** More than there is, or nothing that can be bought. Carries `productId` and, for stock, `available`. */
export const productItemNotAvailable = defineProblem(
  400,
  'product-item-not-available',
  'Product Item Not Available',
)
export const productItemNotFound = defineProblem(404, 'product-item-not-found', 'Product Item Not Found')
export const shipmentNotFound = defineProblem(404, 'shipment-not-found', 'Shipment Not Found')
export const invalidShippingMethod = defineProblem(400, 'invalid-shipping-method', 'Invalid Shipping Method')
export const invalidPaymentMethod = defineProblem(400, 'invalid-payment-method', 'Invalid Payment Method')
export const paymentInstrumentNotFound = defineProblem(
  404,
  'payment-instrument-not-found',
  'Payment Instrument Not Found',
)
/** Carries `statusCode` of the coupon enumeration (contract 5). */
export const invalidCoupon = defineProblem(400, 'invalid-coupon-code', 'Invalid Coupon Code')
export const couponItemNotFound = defineProblem(404, 'coupon-item-not-found', 'Coupon Item Not Found')
/** Merge and transfer: who the shopper was before has no basket. Carries `customerId`. */
export const noSourceBasket = defineProblem(409, 'no-source-basket-exception', 'No Source Basket')
export const noCurrentBasket = defineProblem(
  409,
  'basket-merge-no-current-basket-exception',
  'Basket Merge No Current Basket',
)
export const basketAlreadyExists = defineProblem(
  409,
  'basket-transfer-basket-already-exists-exception',
  'Basket Already Exists',
)
/** Carries `basketId`: only a temporary basket can become the open one. */
export const basketNotPromotable = defineProblem(
  409,
  'basket-not-promotable-exception',
  'Basket Not Promotable',
)
/** A further shipment where the shop allows one, or too many. Carries `basketId`, and `shipmentId` of the only one. */
export const shipmentQuotaExceeded = defineProblem(400, 'shipment-quota-exceeded', 'Shipment Quota Exceeded')
/** The basket no longer has the total that was approved at PayPal. Carries `basketId`. */
export const paypalOrderOutdated = defineProblem(409, 'paypal-order-outdated', 'PayPal Order Outdated')
