import type { productListsContract } from '../../../engine/src/product-lists/contract.ts'
import { productListsRoutes } from '../../../engine/src/product-lists/routes.ts'
import { defineOperations } from './operation.ts'

export const productLists = defineOperations<typeof productListsContract>(productListsRoutes)
