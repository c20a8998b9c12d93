const list = '/customer/customers/v1/organizations/{organizationId}/customer-lists/{customerListId}' as const
const customer = `${list}/customers/{customerNo}` as const

export const customerListRoutes = {
  searchCustomerInCustomerList: `POST ${list}/customer-search`,
  getCustomerFromCustomerList: `GET ${customer}`,
  getAddressesForCustomerFromCustomerList: `GET ${customer}/addresses`,
  getAddressForCustomerFromCustomerList: `GET ${customer}/addresses/{addressId}`,
} as const
