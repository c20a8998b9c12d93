/** Operation → path. */
export const ordersRoutes = {
  createOrder: 'POST /checkout/shopper-orders/v1/organizations/{organizationId}/orders',
  getOrder: 'GET /checkout/shopper-orders/v1/organizations/{organizationId}/orders/{orderNo}',
  failOrder: 'POST /checkout/shopper-orders/v1/organizations/{organizationId}/orders/{orderNo}/actions/fail',
  cancelOrder: 'POST /custom/orders/v1/organizations/{organizationId}/orders/{orderNo}/cancel',
  addTransferProof: 'POST /custom/orders/v1/organizations/{organizationId}/orders/{orderNo}/proofs',
  getOrderDocument: 'GET /custom/orders/v1/organizations/{organizationId}/orders/{orderNo}/document',
  getCustomerOrders:
    'GET /customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/orders',
  getPayment: 'GET /custom/payments/v1/organizations/{organizationId}/payments/{transactionId}',
  finishPayment: 'POST /custom/payments/v1/organizations/{organizationId}/payments/{transactionId}',
} as const
