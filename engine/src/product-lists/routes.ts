const base =
  '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/product-lists'

/** Product lists: contract section 6. */
export const productListsRoutes = {
  getCustomerProductLists: `GET ${base}`,
  createCustomerProductList: `POST ${base}`,
  getCustomerProductList: `GET ${base}/{listId}`,
  updateCustomerProductList: `PATCH ${base}/{listId}`,
  deleteCustomerProductList: `DELETE ${base}/{listId}`,
  createCustomerProductListItem: `POST ${base}/{listId}/items`,
  getCustomerProductListItem: `GET ${base}/{listId}/items/{itemId}`,
  updateCustomerProductListItem: `PATCH ${base}/{listId}/items/{itemId}`,
  deleteCustomerProductListItem: `DELETE ${base}/{listId}/items/{itemId}`,
} as const
