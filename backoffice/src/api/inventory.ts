import type { inventoryContract } from '../../../engine/src/inventory/contract.ts'
import { inventoryRoutes } from '../../../engine/src/inventory/routes.ts'
import { defineOperations } from './operation.ts'

export const inventory = defineOperations<typeof inventoryContract>(inventoryRoutes)
