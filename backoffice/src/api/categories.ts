import { categoryRoutes } from '../../../engine/src/catalog/categories/routes.ts'
import type { categoryContract } from '../../../engine/src/catalog/categories/contract.ts'
import type { Answer, CallInput } from './operation.ts'
import { defineOperations } from './operation.ts'

export const categories = defineOperations<typeof categoryContract>(categoryRoutes)

export type Category = Answer<typeof categoryContract.getCategoryFromCatalog>
/** What a change of a category may say: what is absent stays, null empties. */
export type CategoryChanges = NonNullable<CallInput<typeof categoryContract.updateCategoryInCatalog>['body']>
