import { defineModule } from '../kernel/operation.ts'
import { closeCustomerAccount } from './close-customer-account.ts'
import { privacyContract } from './contract.ts'
import { getCustomerData } from './get-customer-data.ts'
import { privacyRoutes } from './routes.ts'

export const privacyModule = defineModule({
  name: 'privacy',
  routes: privacyRoutes,
  contract: privacyContract,
  operations: { getCustomerData, closeCustomerAccount },
})
