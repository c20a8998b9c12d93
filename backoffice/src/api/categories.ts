import { categoryRoutes } from '../../../engine/src/catalog/categories/routes.ts'
import type { categoryContract } from '../../../engine/src/catalog/categories/contract.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const categories = defineOperations<typeof categoryContract>(categoryRoutes)

export type Category = Answer<typeof categoryContract.getCategoryFromCatalog>
