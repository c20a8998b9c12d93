import type { productListsContract } from '../../../engine/src/product-lists/contract.ts'
import { productListsRoutes } from '../../../engine/src/product-lists/routes.ts'
import { typed } from './operation.ts'

export const productLists = typed<typeof productListsContract>(productListsRoutes)
