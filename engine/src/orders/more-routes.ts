const order = '/checkout/shopper-orders/v1/organizations/{organizationId}/orders/{orderNo}' as const

/** Calls that no page of ours makes. */
export const moreOrderRoutes = {
  guestOrderLookup: `POST ${order}/lookup`,
  getPaymentMethodsForOrder: `GET ${order}/payment-methods`,
  getTaxesFromOrder: `GET ${order}/taxes`,
  createPaymentInstrumentForOrder: `POST ${order}/payment-instruments`,
  updatePaymentInstrumentForOrder: `PATCH ${order}/payment-instruments/{paymentInstrumentId}`,
  removePaymentInstrumentFromOrder: `DELETE ${order}/payment-instruments/{paymentInstrumentId}`,
} as const
