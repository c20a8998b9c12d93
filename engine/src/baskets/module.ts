import { defineModule } from '../kernel/operation.ts'
import { asV2, pathsOfV2, promoteRoute } from './basket-v2-routes.ts'
import { addCouponToBasket } from './calls/add-coupon-to-basket.ts'
import { addItemToBasket } from './calls/add-item-to-basket.ts'
import { addPaymentInstrumentToBasket } from './calls/add-payment-instrument-to-basket.ts'
import { refuseBackOffice } from './calls/back-office-only.ts'
import { createBasket } from './calls/create-basket.ts'
import { createShipmentForBasket } from './calls/create-shipment-for-basket.ts'
import { deleteBasket } from './calls/delete-basket.ts'
import { getBasket } from './calls/get-basket.ts'
import { getCustomerBaskets } from './calls/get-customer-baskets.ts'
import { getPaymentMethodsForBasket } from './calls/get-payment-methods-for-basket.ts'
import { getPriceBooksForBasket } from './calls/get-price-books-for-basket.ts'
import { getShippingMethodsForShipment } from './calls/get-shipping-methods-for-shipment.ts'
import { getTaxesFromBasket } from './calls/get-taxes-from-basket.ts'
import { mergeBasket } from './calls/merge-basket.ts'
import { promoteTemporaryBasket } from './calls/promote-temporary-basket.ts'
import { removeCouponFromBasket } from './calls/remove-coupon-from-basket.ts'
import { removeItemFromBasket } from './calls/remove-item-from-basket.ts'
import { removePaymentInstrumentFromBasket } from './calls/remove-payment-instrument-from-basket.ts'
import { removeShipmentFromBasket } from './calls/remove-shipment-from-basket.ts'
import { transferBasket } from './calls/transfer-basket.ts'
import { updateBasket } from './calls/update-basket.ts'
import { updateBillingAddressForBasket } from './calls/update-billing-address-for-basket.ts'
import { updateCustomerForBasket } from './calls/update-customer-for-basket.ts'
import { updateItemInBasket } from './calls/update-item-in-basket.ts'
import { updateItemsInBasket } from './calls/update-items-in-basket.ts'
import { updatePaymentInstrumentInBasket } from './calls/update-payment-instrument-in-basket.ts'
import { updateShipmentForBasket } from './calls/update-shipment-for-basket.ts'
import { updateShippingAddressForShipment } from './calls/update-shipping-address-for-shipment.ts'
import { updateShippingMethodForShipment } from './calls/update-shipping-method-for-shipment.ts'
import { clientContract, promoteContract } from './client-contract.ts'
import { clientRoutes } from './client-routes.ts'
import { basketsContract, sharedContract } from './contract.ts'
import { basketsRoutes } from './routes.ts'

/** Calls of both versions: one handler at two paths, over the same baskets. */
const shared = {
  createBasket,
  getBasket,
  updateBasket,
  deleteBasket,
  mergeBasket,
  transferBasket,
  addItemToBasket,
  updateItemsInBasket,
  updateItemInBasket,
  removeItemFromBasket,
  addCouponToBasket,
  removeCouponFromBasket,
  updateCustomerForBasket,
  updateBillingAddressForBasket,
  updateShipmentForBasket,
  removeShipmentFromBasket,
  updateShippingAddressForShipment,
  getShippingMethodsForShipment,
  updateShippingMethodForShipment,
  getPaymentMethodsForBasket,
  addPaymentInstrumentToBasket,
  updatePaymentInstrumentInBasket,
  removePaymentInstrumentFromBasket,
}

const more = {
  createShipmentForBasket,
  getPriceBooksForBasket,
  getTaxesFromBasket,
  addPriceBooksToBasket: refuseBackOffice,
  addTaxesForBasket: refuseBackOffice,
  addTaxesForBasketItem: refuseBackOffice,
  addPriceAdjustmentToBasket: refuseBackOffice,
  updatePriceAdjustmentInBasket: refuseBackOffice,
  removePriceAdjustmentFromBasket: refuseBackOffice,
  updateAsAgentBasket: refuseBackOffice,
  updateAsStorefrontBasket: refuseBackOffice,
  addGiftCertificateItemToBasket: refuseBackOffice,
  updateGiftCertificateItemInBasket: refuseBackOffice,
  removeGiftCertificateItemFromBasket: refuseBackOffice,
}

const { getCustomerBaskets: _list, ...sharedRoutes } = basketsRoutes

export const basketsModule = defineModule({
  name: 'baskets',
  routes: {
    ...basketsRoutes,
    ...clientRoutes,
    ...pathsOfV2({ ...sharedRoutes, ...clientRoutes }),
    ...promoteRoute,
  },
  contract: {
    ...basketsContract,
    ...clientContract,
    ...asV2({ ...sharedContract, ...clientContract }),
    ...promoteContract,
  },
  operations: {
    ...shared,
    ...more,
    ...asV2({ ...shared, ...more }),
    getCustomerBaskets,
    promoteTemporaryBasket,
  },
})
