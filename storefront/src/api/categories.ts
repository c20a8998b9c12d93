import type { categoryContract } from '../../../engine/src/categories/contract.ts'
import { categoryRoutes } from '../../../engine/src/categories/routes.ts'
import { defineOperations } from './operation.ts'

export const categories = defineOperations<typeof categoryContract>(categoryRoutes)
