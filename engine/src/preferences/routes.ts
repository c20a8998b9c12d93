export const preferenceRoutes = {
  getPreferences: 'GET /custom/preferences/v1/organizations/{organizationId}/get-preferences',
} as const
