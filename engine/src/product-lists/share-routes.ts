const base = '/custom/product-lists/v1/organizations/{organizationId}' as const

/** A list shown to whoever has its link. */
export const shareRoutes = {
  shareCustomerProductList: `POST ${base}/customers/{customerId}/product-lists/{listId}/share`,
  unshareCustomerProductList: `DELETE ${base}/customers/{customerId}/product-lists/{listId}/share`,
  getSharedProductList: `GET ${base}/shared`,
} as const
