import { defineAdminModule } from '../kernel/admin-operation.ts'
import {
  createApiClient,
  endApiClient,
  getApiClients,
  rotateApiClientSecret,
  updateApiClient,
} from './client-calls.ts'
import { clientContract } from './client-contract.ts'
import { clientRoutes } from './client-routes.ts'

/** The merchant's programs, for those who look after them. */
export const apiClientsModule = defineAdminModule({
  name: 'api-clients',
  routes: clientRoutes,
  contract: clientContract,
  operations: { getApiClients, createApiClient, updateApiClient, rotateApiClientSecret, endApiClient },
})
