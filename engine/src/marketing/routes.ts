const promotions = '/pricing/promotions/v1/organizations/{organizationId}/promotions' as const

export const promotionRoutes = {
  getPromotion: `GET ${promotions}/{id}`,
  createPromotion: `PUT ${promotions}/{id}`,
  updatePromotion: `PATCH ${promotions}/{id}`,
  deletePromotion: `DELETE ${promotions}/{id}`,
  getPromotionVersions: `GET ${promotions}/{id}/versions`,
  restorePromotion: `POST ${promotions}/{id}/versions/{version}/restore`,
  promotionsSearch: `POST ${promotions}`,
} as const
