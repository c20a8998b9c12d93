export const contentRoutes = {
  getContentAssets: 'GET /custom/content-assets/v1/organizations/{organizationId}/assets',
} as const
