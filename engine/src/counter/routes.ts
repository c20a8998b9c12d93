const base = '/custom/counter/v1/organizations/{organizationId}' as const
const basket = `${base}/baskets/{basketId}` as const

/** Orders that the merchant's people take for a customer, at the counter or on the phone. */
export const counterRoutes = {
  findCounterCustomers: `POST ${base}/customer-search`,
  createBasketFor: `POST ${base}/baskets`,
  getCounterBasket: `GET ${basket}`,
  deleteCounterBasket: `DELETE ${basket}`,
  updateCounterReceiver: `PUT ${basket}/receiver`,
  addCounterItems: `POST ${basket}/items`,
  updateCounterItem: `PATCH ${basket}/items/{itemId}`,
  removeCounterItem: `DELETE ${basket}/items/{itemId}`,
  addCounterCoupon: `POST ${basket}/coupons`,
  removeCounterCoupon: `DELETE ${basket}/coupons/{couponItemId}`,
  updateCounterBillingAddress: `PUT ${basket}/billing-address`,
  updateCounterShipment: `PATCH ${basket}/shipments/{shipmentId}`,
  getCounterShippingMethods: `GET ${basket}/shipments/{shipmentId}/shipping-methods`,
  getCounterPaymentMethods: `GET ${basket}/payment-methods`,
  placeCounterOrder: `POST ${base}/orders`,
  takePayment: `POST ${base}/orders/{orderNo}/payments`,
  quoteCounterBasket: `POST ${basket}/quote`,
  sendPaymentLink: `POST ${basket}/payment-link`,
} as const
