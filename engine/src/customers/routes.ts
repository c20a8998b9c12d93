const base = '/customer/shopper-customers/v1/organizations/{organizationId}/customers'

/** Shopper Customers: contract section 6. */
export const customersRoutes = {
  registerCustomer: `POST ${base}`,
  getCustomer: `GET ${base}/{customerId}`,
  updateCustomer: `PATCH ${base}/{customerId}`,
  updateCustomerPassword: `PUT ${base}/{customerId}/password`,
  createCustomerAddress: `POST ${base}/{customerId}/addresses`,
  getCustomerAddress: `GET ${base}/{customerId}/addresses/{addressName}`,
  updateCustomerAddress: `PATCH ${base}/{customerId}/addresses/{addressName}`,
  removeCustomerAddress: `DELETE ${base}/{customerId}/addresses/{addressName}`,
} as const
