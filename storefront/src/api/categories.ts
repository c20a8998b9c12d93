import type { Answer } from '../../../engine/src/kernel/contract.ts'
import type { categoryContract } from '../../../engine/src/categories/contract.ts'
import { categoryRoutes } from '../../../engine/src/categories/routes.ts'
import { defineOperations } from './operation.ts'

export const categories = defineOperations<typeof categoryContract>(categoryRoutes)

/** A category, with those below it as deep as it was asked for. */
export type Category = Answer<typeof categoryContract.getCategory>
