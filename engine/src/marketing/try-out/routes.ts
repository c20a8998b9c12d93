export const tryOutRoutes = {
  tryPromotion: 'POST /custom/promotions-desk/v1/organizations/{organizationId}/try-outs',
} as const
