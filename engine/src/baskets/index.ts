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
import { basketsContract } from './contract.ts'
import { basketsRoutes } from './routes.ts'

export const basketsModule = defineModule({
  name: 'baskets',
  routes: basketsRoutes,
  contract: basketsContract,
  operations: {
    createBasket,
    createBasketV2: createBasket,
    getBasket,
    getBasketV2: getBasket,
    updateBasket,
    updateBasketV2: updateBasket,
    deleteBasket,
    deleteBasketV2: deleteBasket,
    mergeBasket,
    mergeBasketV2: mergeBasket,
    transferBasket,
    transferBasketV2: transferBasket,
    addItemToBasket,
    addItemToBasketV2: addItemToBasket,
    updateItemsInBasket,
    updateItemsInBasketV2: updateItemsInBasket,
    updateItemInBasket,
    updateItemInBasketV2: updateItemInBasket,
    removeItemFromBasket,
    removeItemFromBasketV2: removeItemFromBasket,
    addCouponToBasket,
    addCouponToBasketV2: addCouponToBasket,
    removeCouponFromBasket,
    removeCouponFromBasketV2: removeCouponFromBasket,
    updateCustomerForBasket,
    updateCustomerForBasketV2: updateCustomerForBasket,
    updateBillingAddressForBasket,
    updateBillingAddressForBasketV2: updateBillingAddressForBasket,
    updateShipmentForBasket,
    updateShipmentForBasketV2: updateShipmentForBasket,
    removeShipmentFromBasket,
    removeShipmentFromBasketV2: removeShipmentFromBasket,
    updateShippingAddressForShipment,
    updateShippingAddressForShipmentV2: updateShippingAddressForShipment,
    getShippingMethodsForShipment,
    getShippingMethodsForShipmentV2: getShippingMethodsForShipment,
    updateShippingMethodForShipment,
    updateShippingMethodForShipmentV2: updateShippingMethodForShipment,
    getPaymentMethodsForBasket,
    getPaymentMethodsForBasketV2: getPaymentMethodsForBasket,
    addPaymentInstrumentToBasket,
    addPaymentInstrumentToBasketV2: addPaymentInstrumentToBasket,
    updatePaymentInstrumentInBasket,
    updatePaymentInstrumentInBasketV2: updatePaymentInstrumentInBasket,
    removePaymentInstrumentFromBasket,
    removePaymentInstrumentFromBasketV2: removePaymentInstrumentFromBasket,
    getCustomerBaskets,
  },
})

export { instrumentView, addressView } from './view.ts'
export { type BasketState, loadBasket, withBasket } from './with-basket.ts'
export type { Address, Basket, BasketLine, PaymentInstrument, Taxpayer } from './basket.ts'
export type { CalculatedLine, Calculation, LinePrice } from './calculation.ts'
export {
  loadBasketForOrder,
  removeBasket,
  reopenBasket,
  type StockNeed,
  stockNeeds,
} from './basket-for-order.ts'
export { addAgreedLines, type AgreedLine, takeLines } from './agreed-lines.ts'
export { appliedCodes, couponStates } from './coupon-states.ts'
export { basketsOfCustomer } from './get-customer-baskets.ts'
export { keepPaypalOrder } from './keep-paypal-order.ts'
export { checkoutSteps, type CheckoutStep, startStepOf } from './start-step.ts'
export { basketView } from './view.ts'
