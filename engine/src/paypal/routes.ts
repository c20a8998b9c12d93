/** Operation → path. */
export const paypalRoutes = {
  createPaypalOrder: 'POST /custom/paypal/v1/organizations/{organizationId}/create-paypal-order',
  receivePaypalNotice: 'POST /custom/paypal/v1/organizations/{organizationId}/webhooks',
} as const
