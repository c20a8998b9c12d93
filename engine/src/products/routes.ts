const family = '/product/shopper-products/v1/organizations/{organizationId}' as const

export const productRoutes = {
  getProducts: `GET ${family}/products`,
  getProduct: `GET ${family}/products/{id}`,
  getImage: `GET ${family}/images/*`,
} as const
