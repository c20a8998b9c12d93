import { defineModule } from '../kernel/operation.ts'
import { preferenceContract } from './contract.ts'
import { getPreferences } from './get-preferences.ts'
import { preferenceRoutes } from './routes.ts'

export const preferencesModule = defineModule({
  name: 'preferences',
  routes: preferenceRoutes,
  contract: preferenceContract,
  operations: { getPreferences },
})
