const own = '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}' as const

/** Calls that only other clients make. */
export const paymentInstrumentRoutes = {
  createCustomerPaymentInstrument: `POST ${own}/payment-instruments`,
  getCustomerPaymentInstrument: `GET ${own}/payment-instruments/{paymentInstrumentId}`,
  updateCustomerPaymentInstrument: `PATCH ${own}/payment-instruments/{paymentInstrumentId}`,
  deleteCustomerPaymentInstrument: `DELETE ${own}/payment-instruments/{paymentInstrumentId}`,
} as const
