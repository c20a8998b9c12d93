import { defineModule } from '../kernel/operation.ts'
import { shopperContextContract } from './contract.ts'
import { createShopperContext } from './create-shopper-context.ts'
import { deleteShopperContext } from './delete-shopper-context.ts'
import { getShopperContext } from './get-shopper-context.ts'
import { shopperContextRoutes } from './routes.ts'
import { updateShopperContext } from './update-shopper-context.ts'

export const shopperContextModule = defineModule({
  name: 'shopper-context',
  routes: shopperContextRoutes,
  contract: shopperContextContract,
  operations: { getShopperContext, createShopperContext, updateShopperContext, deleteShopperContext },
})
