import { defineModule } from '../kernel/operation.ts'
import { addItemToBasket } from './add-item-to-basket.ts'
import { basketsContract } from './contract.ts'
import { createBasket } from './create-basket.ts'
import { deleteBasket } from './delete-basket.ts'
import { getBasket } from './get-basket.ts'
import { getCustomerBaskets } from './get-customer-baskets.ts'
import { removeItemFromBasket } from './remove-item-from-basket.ts'
import { basketsRoutes } from './routes.ts'
import { updateBasket } from './update-basket.ts'
import { updateItemInBasket } from './update-item-in-basket.ts'
import { updateItemsInBasket } from './update-items-in-basket.ts'

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
    addItemToBasket,
    addItemToBasketV2: addItemToBasket,
    updateItemsInBasket,
    updateItemsInBasketV2: updateItemsInBasket,
    updateItemInBasket,
    updateItemInBasketV2: updateItemInBasket,
    removeItemFromBasket,
    removeItemFromBasketV2: removeItemFromBasket,
    getCustomerBaskets,
  },
})
