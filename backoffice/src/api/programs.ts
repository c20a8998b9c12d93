import type { clientContract } from '../../../engine/src/api-clients/client-contract.ts'
import { clientRoutes } from '../../../engine/src/api-clients/client-routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

/** Access of the merchant's programs to the Admin API. */
export const programs = defineOperations<typeof clientContract>(clientRoutes)

export type Program = Answer<typeof clientContract.getApiClients>['data'][number]
export type ProgramWithSecret = Answer<typeof clientContract.createApiClient>
