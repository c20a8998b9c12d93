import { defineAdminModule } from '../kernel/admin-operation.ts'
import {
  addCounterCoupon,
  addCounterItems,
  deleteCounterBasket,
  getCounterBasket,
  getCounterPaymentMethods,
  getCounterShippingMethods,
  removeCounterCoupon,
  removeCounterItem,
  updateCounterBillingAddress,
  updateCounterItem,
  updateCounterReceiver,
  updateCounterShipment,
} from './change-basket.ts'
import { counterContract } from './contract.ts'
import { createBasketFor, findCounterCustomers } from './open-basket.ts'
import { takeOrderPayment } from '../orders/desk/index.ts'
import { placeCounterOrder, sendPaymentLink } from './place-order.ts'
import { quoteCounterBasket } from './quote-basket.ts'
import { counterRoutes } from './routes.ts'

/** Orders that the merchant's people take for a customer. */
export const counterModule = defineAdminModule({
  name: 'counter',
  routes: counterRoutes,
  contract: counterContract,
  operations: {
    findCounterCustomers,
    createBasketFor,
    getCounterBasket,
    deleteCounterBasket,
    updateCounterReceiver,
    addCounterItems,
    updateCounterItem,
    removeCounterItem,
    addCounterCoupon,
    removeCounterCoupon,
    updateCounterBillingAddress,
    updateCounterShipment,
    getCounterShippingMethods,
    getCounterPaymentMethods,
    placeCounterOrder,
    /** As the orders desk takes it. */
    takePayment: takeOrderPayment,
    quoteCounterBasket,
    sendPaymentLink,
  },
})
