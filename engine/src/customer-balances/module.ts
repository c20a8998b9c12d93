import { defineAdminModule } from '../kernel/admin-operation.ts'
import { customerBalanceContract } from './contract.ts'
import { getCustomerBalance, updateCustomerBalance } from './customer-balance.ts'
import { customerBalanceRoutes } from './routes.ts'

/** What customers owe by the merchant's books. */
export const customerBalancesModule = defineAdminModule({
  name: 'customer-balances',
  routes: customerBalanceRoutes,
  contract: customerBalanceContract,
  operations: { getCustomerBalance, updateCustomerBalance },
})
