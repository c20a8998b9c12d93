const family = '/product/shopper-products/v1/organizations/{organizationId}' as const

export const categoryRoutes = {
  getCategories: `GET ${family}/categories`,
  getCategory: `GET ${family}/categories/{id}`,
} as const
