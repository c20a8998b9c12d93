import type { storeContract } from '../../../engine/src/stores/contract.ts'
import { storeRoutes } from '../../../engine/src/stores/routes.ts'
import { typed } from './operation.ts'

export const stores = typed<typeof storeContract>(storeRoutes)
