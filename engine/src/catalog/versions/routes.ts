const versions = '/product/products/v1/organizations/{organizationId}/products/{productId}/versions' as const

export const productVersionRoutes = {
  getProductVersions: `GET ${versions}`,
  restoreProduct: `POST ${versions}/{version}/restore`,
} as const
