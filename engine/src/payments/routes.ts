/** Operation → path. */
export const paymentsRoutes = {
  getCardFields: 'GET /custom/payments/v1/organizations/{organizationId}/card-fields',
  setUpCardAuthentication: 'POST /custom/payments/v1/organizations/{organizationId}/card-authentications',
} as const
