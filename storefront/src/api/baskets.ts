import type { basketsContract } from '../../../engine/src/baskets/contract.ts'
import { basketsRoutes } from '../../../engine/src/baskets/routes.ts'
import { defineOperations } from './operation.ts'

export const baskets = defineOperations<typeof basketsContract>(basketsRoutes)
