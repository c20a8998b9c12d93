export const promotionRoutes = {
  getPromotions: 'GET /pricing/shopper-promotions/v1/organizations/{organizationId}/promotions',
} as const
