import { addCouponToBasket } from './calls/add-coupon-to-basket.ts'
import { addItemToBasket } from './calls/add-item-to-basket.ts'
import { addPaymentInstrumentToBasket } from './calls/add-payment-instrument-to-basket.ts'
import { createBasket } from './calls/create-basket.ts'
import { deleteBasket } from './calls/delete-basket.ts'
import { getBasket } from './calls/get-basket.ts'
import { getPaymentMethodsForBasket } from './calls/get-payment-methods-for-basket.ts'
import { getShippingMethodsForShipment } from './calls/get-shipping-methods-for-shipment.ts'
import { mergeBasket } from './calls/merge-basket.ts'
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

/** Calls of both versions of the API, and of the counter: one handler over the same baskets. */
export const sharedOperations = {
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
