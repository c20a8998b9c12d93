const order = '/checkout/orders/v1/organizations/{organizationId}/orders/{orderNo}' as const

/** The platform's family of orders, for the merchant's programs. */
export const merchantOrderRoutes = {
  getOrder: `GET ${order}`,
  getOrders: 'GET /checkout/orders/v1/organizations/{organizationId}/orders',
  updateOrder: `PATCH ${order}`,
  updateOrderStatus: `PUT ${order}/status`,
  updateOrderPaymentStatus: `PUT ${order}/payment-status`,
  updateOrderShippingStatus: `PUT ${order}/shipping-status`,
  updateOrderExportStatus: `PUT ${order}/export-status`,
  updateOrderConfirmationStatus: `PUT ${order}/confirmation-status`,
  updateOrderExternalStatus: `PUT ${order}/external-status`,
  updateOrderShippingAddress: `PUT ${order}/shipments/{shipmentId}/shipping-address`,
} as const
