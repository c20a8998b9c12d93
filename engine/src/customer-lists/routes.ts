const list = '/customer/customers/v1/organizations/{organizationId}/customer-lists/{customerListId}' as const
const customer = `${list}/customers/{customerNo}` as const

export const customerListRoutes = {
  createCustomerList: `POST ${list}/customers`,
  searchCustomerInCustomerList: `POST ${list}/customer-search`,
  exportCustomers: `POST ${list}/customer-exports`,
  getCustomerFromCustomerList: `GET ${customer}`,
  createCustomerInCustomerList: `PUT ${customer}`,
  updateCustomerInCustomerList: `PATCH ${customer}`,
  deleteCustomerFromCustomerList: `DELETE ${customer}`,
  writeCustomerMessage: `POST ${customer}/messages`,
  sendCustomerPasswordReset: `POST ${customer}/password-resets`,
  endCustomerSessions: `DELETE ${customer}/sessions`,
  getAddressesForCustomerFromCustomerList: `GET ${customer}/addresses`,
  createAddressForCustomerInCustomerList: `POST ${customer}/addresses`,
  getAddressForCustomerFromCustomerList: `GET ${customer}/addresses/{addressId}`,
  updateAddressForCustomerInCustomerList: `PATCH ${customer}/addresses/{addressId}`,
  removeAddressForCustomerInCustomerList: `DELETE ${customer}/addresses/{addressId}`,
} as const
