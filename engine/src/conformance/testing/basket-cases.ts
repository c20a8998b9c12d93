import type { promoteRoute } from '../../baskets/basket-v2-routes.ts'
import type { clientRoutes } from '../../baskets/client-routes.ts'
import type { basketsRoutes } from '../../baskets/routes.ts'
import type { Case } from './case.ts'
import { basket, coupon, delivery, example, instrument, previousGuest, temporaryBasket } from './scene.ts'

const both = ['guest', 'customer'] as const
const own = { by: both, owned: true } as const

type Names = keyof typeof basketsRoutes
type Once = Exclude<Names, 'getCustomerBaskets'> | keyof typeof clientRoutes

/** Not for a shopper's token: refused to the basket's own owner too. */
const backOffice: Case = {
  by: ['customer'],
  owned: true,
  given: [basket],
  params: { priceAdjustmentId: 'none', giftCertificateItemId: 'none' },
  body: {},
  status: 403,
  statements: 10,
}

const v1: Record<Once, Case> = {
  createBasket: { by: both, body: {}, statements: 3 },
  getBasket: { ...own, given: [basket], statements: 5 },
  updateBasket: { ...own, given: [basket], body: { currency: 'GTQ', c_country: 'GT' }, statements: 6 },
  deleteBasket: { ...own, given: [basket], status: 204, statements: 2 },
  mergeBasket: {
    by: ['customer'],
    given: [previousGuest],
    query: { createDestinationBasket: 'true' },
    statements: 8,
  },
  transferBasket: { by: ['customer'], given: [previousGuest], statements: 8 },
  addItemToBasket: {
    ...own,
    given: [basket],
    body: [{ productId: 'QA-CEMENT', quantity: 2 }],
    statements: 6,
  },
  updateItemsInBasket: {
    ...own,
    given: [basket],
    body: ({ itemId }) => [{ itemId, quantity: 4 }],
    statements: 6,
  },
  updateItemInBasket: { ...own, given: [basket], body: { quantity: 4 }, statements: 6 },
  removeItemFromBasket: { ...own, given: [basket], statements: 6 },
  addCouponToBasket: { ...own, given: [basket], body: { code: 'QA5' }, statements: 6 },
  removeCouponFromBasket: { ...own, given: [basket, coupon], statements: 6 },
  updateCustomerForBasket: { ...own, given: [basket], body: { email: 'ana@qa.example' }, statements: 6 },
  updateBillingAddressForBasket: { ...own, given: [basket], body: example.address, statements: 6 },
  updateShippingAddressForShipment: { ...own, given: [basket], body: example.address, statements: 6 },
  updateShipmentForBasket: {
    ...own,
    given: [basket],
    body: { shippingAddress: example.address },
    statements: 6,
  },
  removeShipmentFromBasket: { ...own, given: [basket], status: 403, statements: 10 },
  getShippingMethodsForShipment: { ...own, given: [basket, delivery], statements: 5 },
  updateShippingMethodForShipment: {
    ...own,
    given: [basket, delivery],
    body: { id: 'courier' },
    statements: 6,
  },
  getPaymentMethodsForBasket: { ...own, given: [basket], statements: 5 },
  addPaymentInstrumentToBasket: {
    ...own,
    given: [basket],
    body: { paymentMethodId: 'BANK_TRANSFER' },
    statements: 6,
  },
  updatePaymentInstrumentInBasket: {
    ...own,
    given: [basket, instrument],
    body: { paymentMethodId: 'BANK_TRANSFER' },
    statements: 6,
  },
  removePaymentInstrumentFromBasket: { ...own, given: [basket, instrument], statements: 6 },
  createShipmentForBasket: { ...own, given: [basket], body: {}, status: 400, statements: 10 },
  getPriceBooksForBasket: { ...own, given: [basket], statements: 5 },
  getTaxesFromBasket: { ...own, given: [basket], statements: 5 },
  addPriceBooksToBasket: backOffice,
  addTaxesForBasket: backOffice,
  addTaxesForBasketItem: backOffice,
  addPriceAdjustmentToBasket: backOffice,
  updatePriceAdjustmentInBasket: backOffice,
  removePriceAdjustmentFromBasket: backOffice,
  updateAsAgentBasket: backOffice,
  updateAsStorefrontBasket: backOffice,
  addGiftCertificateItemToBasket: backOffice,
  updateGiftCertificateItemInBasket: backOffice,
  removeGiftCertificateItemFromBasket: backOffice,
}

const v2 = Object.fromEntries(Object.entries(v1).map(([name, one]) => [`${name}V2`, one]))

/** Both prefixes lead to the same operations, so that one entry serves both. */
export const basketCases: Record<Names | Once | `${Once}V2` | keyof typeof promoteRoute, Case> = {
  ...v1,
  ...(v2 as Record<`${Once}V2`, Case>),
  promoteTemporaryBasket: { ...own, given: [temporaryBasket], statements: 10 },
  getCustomerBaskets: { ...own, given: [basket], statements: 5 },
}
