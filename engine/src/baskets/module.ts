import { defineModule } from '../kernel/operation.ts'
import { asV2, pathsOfV2, promoteRoute } from './basket-v2-routes.ts'
import { refuseBackOffice } from './calls/back-office-only.ts'
import { createShipmentForBasket } from './calls/create-shipment-for-basket.ts'
import { getCustomerBaskets } from './calls/get-customer-baskets.ts'
import { getPriceBooksForBasket } from './calls/get-price-books-for-basket.ts'
import { getTaxesFromBasket } from './calls/get-taxes-from-basket.ts'
import { promoteTemporaryBasket } from './calls/promote-temporary-basket.ts'
import { clientContract, promoteContract } from './client-contract.ts'
import { clientRoutes } from './client-routes.ts'
import { basketsContract, sharedContract } from './contract.ts'
import { basketsRoutes } from './routes.ts'
import { sharedOperations } from './shared-operations.ts'

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
    ...sharedOperations,
    ...more,
    ...asV2({ ...sharedOperations, ...more }),
    getCustomerBaskets,
    promoteTemporaryBasket,
  },
})
