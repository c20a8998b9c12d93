import { defineModule } from '../kernel/operation.ts'
import { storeContract } from './contract.ts'
import { getStores } from './get-stores.ts'
import { storeRoutes } from './routes.ts'
import { searchStores } from './search-stores.ts'

export const storesModule = defineModule({
  name: 'stores',
  routes: storeRoutes,
  contract: storeContract,
  operations: { searchStores, getStores },
})
