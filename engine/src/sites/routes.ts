export const siteRoutes = {
  getSiteInfo: 'GET /custom/sites/v1/organizations/{organizationId}/site-info',
  getConfigurations:
    'GET /configuration/shopper-configurations/v1/organizations/{organizationId}/configurations',
} as const
