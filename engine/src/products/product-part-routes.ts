const family = '/product/shopper-products/v1/organizations/{organizationId}' as const

/** Parts of a product by themselves, for clients that keep the rest. */
export const productPartRoutes = {
  getProductImages: `GET ${family}/products/{productId}/images`,
  getProductPrices: `GET ${family}/products/{productId}/prices`,
  getProductPromotions: `GET ${family}/products/{productId}/promotions`,
  getAvailability: 'GET /product/shopper-availability/v1/organizations/{organizationId}/availability',
} as const
