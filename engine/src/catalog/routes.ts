const products = '/product/products/v1/organizations/{organizationId}/products' as const

export const catalogRoutes = {
  getProduct: `GET ${products}/{productId}`,
  createProduct: `PUT ${products}/{productId}`,
  updateProduct: `PATCH ${products}/{productId}`,
  updateProducts: `PATCH ${products}`,
  deleteProduct: `DELETE ${products}/{productId}`,
} as const
