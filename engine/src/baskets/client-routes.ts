const baskets = '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets' as const
const basket = `${baskets}/{basketId}` as const

/** Calls that only other clients make. */
export const clientRoutes = {
  createShipmentForBasket: `POST ${basket}/shipments`,
  getPriceBooksForBasket: `GET ${basket}/price-books`,
  addPriceBooksToBasket: `PUT ${basket}/price-books`,
  getTaxesFromBasket: `GET ${basket}/taxes`,
  addTaxesForBasket: `PUT ${basket}/taxes`,
  addTaxesForBasketItem: `PUT ${basket}/items/{itemId}/taxes`,
  addPriceAdjustmentToBasket: `POST ${basket}/price-adjustments`,
  updatePriceAdjustmentInBasket: `PATCH ${basket}/price-adjustments/{priceAdjustmentId}`,
  removePriceAdjustmentFromBasket: `DELETE ${basket}/price-adjustments/{priceAdjustmentId}`,
  updateAsAgentBasket: `PUT ${basket}/agent`,
  updateAsStorefrontBasket: `PUT ${basket}/storefront`,
  addGiftCertificateItemToBasket: `POST ${basket}/gift-certificate-items`,
  updateGiftCertificateItemInBasket: `PATCH ${basket}/gift-certificate-items/{giftCertificateItemId}`,
  removeGiftCertificateItemFromBasket: `DELETE ${basket}/gift-certificate-items/{giftCertificateItemId}`,
} as const
