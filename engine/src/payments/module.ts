import { defineModule } from '../kernel/operation.ts'
import { paymentsContract } from './contract.ts'
import { getCardFields } from './get-card-fields.ts'
import { paymentsRoutes } from './routes.ts'
import { setUpCardAuthentication } from './set-up-card-authentication.ts'

export const paymentsModule = defineModule({
  name: 'payments',
  routes: paymentsRoutes,
  contract: paymentsContract,
  operations: { getCardFields, setUpCardAuthentication },
})
