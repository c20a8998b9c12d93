/** Operation → path. The v2 prefix serves the same handlers over the same baskets (contract 5.2). */
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
  createBasketV2: 'POST /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets',
  getBasketV2: 'GET /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}',
  updateBasketV2: 'PATCH /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}',
  deleteBasketV2: 'DELETE /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}',
  mergeBasketV2: 'POST /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/actions/merge',
  transferBasketV2:
    'POST /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/actions/transfer',
  addItemToBasketV2:
    'POST /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/items',
  updateItemsInBasketV2:
    'PATCH /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/items',
  updateItemInBasketV2:
    'PATCH /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/items/{itemId}',
  removeItemFromBasketV2:
    'DELETE /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/items/{itemId}',
  addCouponToBasketV2:
    'POST /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/coupons',
  removeCouponFromBasketV2:
    'DELETE /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/coupons/{couponItemId}',
  updateCustomerForBasketV2:
    'PUT /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/customer',
  updateBillingAddressForBasketV2:
    'PUT /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/billing-address',
  updateShipmentForBasketV2:
    'PATCH /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}',
  removeShipmentFromBasketV2:
    'DELETE /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}',
  updateShippingAddressForShipmentV2:
    'PUT /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}/shipping-address',
  getShippingMethodsForShipmentV2:
    'GET /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}/shipping-methods',
  updateShippingMethodForShipmentV2:
    'PUT /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}/shipping-method',
  getPaymentMethodsForBasketV2:
    'GET /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/payment-methods',
  addPaymentInstrumentToBasketV2:
    'POST /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/payment-instruments',
  updatePaymentInstrumentInBasketV2:
    'PATCH /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/payment-instruments/{paymentInstrumentId}',
  removePaymentInstrumentFromBasketV2:
    'DELETE /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/payment-instruments/{paymentInstrumentId}',
  getCustomerBaskets:
    'GET /customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/baskets',
} as const
