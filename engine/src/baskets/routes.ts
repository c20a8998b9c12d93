/** Operation → path. The v2 prefix serves the same handlers over the same baskets (contract 5.2). */
export const basketsRoutes = {
  createBasket: 'POST /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets',
  getBasket: 'GET /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}',
  updateBasket: 'PATCH /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}',
  deleteBasket: 'DELETE /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}',
  addItemToBasket:
    'POST /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/items',
  updateItemsInBasket:
    'PATCH /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/items',
  updateItemInBasket:
    'PATCH /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/items/{itemId}',
  removeItemFromBasket:
    'DELETE /checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/items/{itemId}',
  createBasketV2: 'POST /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets',
  getBasketV2: 'GET /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}',
  updateBasketV2: 'PATCH /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}',
  deleteBasketV2: 'DELETE /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}',
  addItemToBasketV2:
    'POST /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/items',
  updateItemsInBasketV2:
    'PATCH /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/items',
  updateItemInBasketV2:
    'PATCH /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/items/{itemId}',
  removeItemFromBasketV2:
    'DELETE /checkout/shopper-baskets/v2/organizations/{organizationId}/baskets/{basketId}/items/{itemId}',
  getCustomerBaskets:
    'GET /customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/baskets',
} as const
