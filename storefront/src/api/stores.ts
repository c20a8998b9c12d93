import type { storeContract } from '../../../engine/src/stores/contract.ts'
import { storeRoutes } from '../../../engine/src/stores/routes.ts'
import { defineOperations } from './operation.ts'

export const stores = defineOperations<typeof storeContract>(storeRoutes)
