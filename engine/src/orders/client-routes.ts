const order = '/checkout/shopper-orders/v1/organizations/{organizationId}/orders/{orderNo}' as const

/** Calls that only other clients make. */
export const clientOrderRoutes = {
  guestOrderLookup: `POST ${order}/lookup`,
  getPaymentMethodsForOrder: `GET ${order}/payment-methods`,
  getTaxesFromOrder: `GET ${order}/taxes`,
  createPaymentInstrumentForOrder: `POST ${order}/payment-instruments`,
  updatePaymentInstrumentForOrder: `PATCH ${order}/payment-instruments/{paymentInstrumentId}`,
  removePaymentInstrumentFromOrder: `DELETE ${order}/payment-instruments/{paymentInstrumentId}`,
} as const
