const base = '/custom/shipping/v1/organizations/{organizationId}' as const

export const shippingRoutes = {
  getShippingTable: `GET ${base}/shipping-table`,
  updateShippingTable: `PATCH ${base}/shipping-table`,
  testDelivery: `POST ${base}/delivery-tests`,
} as const
