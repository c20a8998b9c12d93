import { defineAdminModule } from '../kernel/admin-operation.ts'
import { costContract } from './contract.ts'
import { getCosts, updateCosts } from './costs.ts'
import { costRoutes } from './routes.ts'

export const costsModule = defineAdminModule({
  name: 'costs',
  routes: costRoutes,
  contract: costContract,
  operations: { getCosts, updateCosts },
})
