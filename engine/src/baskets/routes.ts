/** Operation → path. What only clients of the contract call is in `client-routes.ts`: pages need not carry it. */
export const basketsRoutes = {
  createBasket: 'POST /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets',
  getBasket: 'GET /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}',
  updateBasket: 'PATCH /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}',
  deleteBasket: 'DELETE /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}',
  mergeBasket: 'POST /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/actions/merge',
  transferBasket: 'POST /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/actions/transfer',
  addItemToBasket:
    'POST /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/items',
  updateItemsInBasket:
    'PATCH /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/items',
  updateItemInBasket:
    'PATCH /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/items/{itemId}',
  removeItemFromBasket:
    'DELETE /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/items/{itemId}',
  addCouponToBasket:
    'POST /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/coupons',
  removeCouponFromBasket:
    'DELETE /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/coupons/{couponItemId}',
  updateCustomerForBasket:
    'PUT /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/customer',
  updateBillingAddressForBasket:
    'PUT /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/billing-address',
  updateShipmentForBasket:
    'PATCH /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}',
  removeShipmentFromBasket:
    'DELETE /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}',
  updateShippingAddressForShipment:
    'PUT /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}/shipping-address',
  getShippingMethodsForShipment:
    'GET /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}/shipping-methods',
  updateShippingMethodForShipment:
    'PUT /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}/shipping-method',
  getPaymentMethodsForBasket:
    'GET /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/payment-methods',
  addPaymentInstrumentToBasket:
    'POST /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/payment-instruments',
  updatePaymentInstrumentInBasket:
    'PATCH /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/payment-instruments/{paymentInstrumentId}',
  removePaymentInstrumentFromBasket:
    'DELETE /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/payment-instruments/{paymentInstrumentId}',
  getCustomerBaskets:
    'GET /customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/baskets',
} as const
