import { defineAdminModule } from '../kernel/admin-operation.ts'
import { catalogContract } from './contract.ts'
import { createProduct, getProduct, updateProduct } from './products.ts'
import { catalogRoutes } from './routes.ts'

/** Products as the merchant's programs and people change them. */
export const catalogModule = defineAdminModule({
  name: 'catalog',
  routes: catalogRoutes,
  contract: catalogContract,
  operations: { getProduct, createProduct, updateProduct },
})
