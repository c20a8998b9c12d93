import { defineModule } from '../kernel/operation.ts'
import { createBasket } from './create-basket.ts'
import { getBasket } from './get-basket.ts'
import { updateBasket } from './update-basket.ts'
import { deleteBasket } from './delete-basket.ts'
import { mergeBasket } from './merge-basket.ts'
import { transferBasket } from './transfer-basket.ts'
import { addItemToBasket } from './add-item-to-basket.ts'
import { updateItemsInBasket } from './update-items-in-basket.ts'
import { updateItemInBasket } from './update-item-in-basket.ts'
import { removeItemFromBasket } from './remove-item-from-basket.ts'
import { addCouponToBasket } from './add-coupon-to-basket.ts'
import { removeCouponFromBasket } from './remove-coupon-from-basket.ts'
import { updateCustomerForBasket } from './update-customer-for-basket.ts'
import { updateBillingAddressForBasket } from './update-billing-address-for-basket.ts'
import { removeShipmentFromBasket } from './remove-shipment-from-basket.ts'
import { updateShipmentForBasket } from './update-shipment-for-basket.ts'
import { updateShippingAddressForShipment } from './update-shipping-address-for-shipment.ts'
import { getShippingMethodsForShipment } from './get-shipping-methods-for-shipment.ts'
import { updateShippingMethodForShipment } from './update-shipping-method-for-shipment.ts'
import { getPaymentMethodsForBasket } from './get-payment-methods-for-basket.ts'
import { addPaymentInstrumentToBasket } from './add-payment-instrument-to-basket.ts'
import { updatePaymentInstrumentInBasket } from './update-payment-instrument-in-basket.ts'
import { removePaymentInstrumentFromBasket } from './remove-payment-instrument-from-basket.ts'
import { getCustomerBaskets } from './get-customer-baskets.ts'
import { createShipmentForBasket } from './create-shipment-for-basket.ts'
import { getPriceBooksForBasket } from './get-price-books-for-basket.ts'
import { getTaxesFromBasket } from './get-taxes-from-basket.ts'
import { promoteTemporaryBasket } from './promote-temporary-basket.ts'
import { refuseBackOffice } from './refuse-back-office.ts'
import { basketsContract, sharedContract } from './contract.ts'
import { clientContract, promoteContract } from './client-contract.ts'
import { clientRoutes } from './client-routes.ts'
import { asV2, pathsOfV2, promoteRoute } from './second-version.ts'
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

export { instrumentView, addressView } from './view.ts'
export { type BasketState, loadBasket, withBasket } from './with-basket.ts'
export type { Address, Basket, BasketLine, ChosenOption, PaymentInstrument } from './basket.ts'
export type { CalculatedLine, Calculation, LinePrice } from './calculation.ts'
export {
  loadBasketForOrder,
  removeBasket,
  reopenBasket,
  type StockNeed,
  stockNeeds,
} from './basket-for-order.ts'
export { amountOfLine, nameOfLine, pieceOfLine } from './whole-line.ts'
export { addAgreedLines, takeLines } from './agreed-lines.ts'
export { appliedCodes, couponStates } from './coupon-states.ts'
export { basketsOfCustomer } from './get-customer-baskets.ts'
export { paymentMethodsView } from './get-payment-methods-for-basket.ts'
export { keepPaypalOrder } from './keep-paypal-order.ts'
export { checkoutSteps, type CheckoutStep, startStepOf } from './start-step.ts'
export { basketNotFound, productItemNotAvailable } from './problems.ts'
export { type UsdAmount, usdAmount } from './usd-amount.ts'
export { basketView, usdView } from './view.ts'
export { eraseBaskets } from './queries.ts'
