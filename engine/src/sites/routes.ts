export const siteRoutes = {
  getSiteInfo: 'GET /custom/sites/v1/organizations/{organizationId}/site-info',
} as const
