export const presenceRoutes = {
  putPresence: 'PUT /custom/users/v1/organizations/{organizationId}/users/this/presence',
} as const
