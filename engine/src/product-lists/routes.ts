const base =
  '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/product-lists'

const shares = '/custom/product-lists/v1/organizations/{organizationId}' as const

/** Product lists: contract section 6; and a list shown to whoever has its link. */
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
  shareCustomerProductList: `POST ${shares}/customers/{customerId}/product-lists/{listId}/share`,
  unshareCustomerProductList: `DELETE ${shares}/customers/{customerId}/product-lists/{listId}/share`,
  getSharedProductList: `GET ${shares}/shared`,
} as const
