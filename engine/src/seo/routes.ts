export const seoRoutes = {
  getUrlMapping: 'GET /site/shopper-seo/v1/organizations/{organizationId}/url-mapping',
} as const
