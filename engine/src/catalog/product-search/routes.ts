const family = '/product/products/v1/organizations/{organizationId}' as const

export const productSearchRoutes = {
  searchProducts: `POST ${family}/product-search`,
  searchUnassignedProducts: `POST ${family}/unassigned-product-search`,
  searchProductVariations: `POST ${family}/products/{productId}/variant-search`,
} as const
