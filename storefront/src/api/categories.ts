import type { categoryContract } from '../../../engine/src/categories/contract.ts'
import { categoryRoutes } from '../../../engine/src/categories/routes.ts'
import { typed } from './operation.ts'

export const categories = typed<typeof categoryContract>(categoryRoutes)
