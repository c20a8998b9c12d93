import type { productListsContract } from '../../../engine/src/product-lists/contract.ts'
import { productListsRoutes } from '../../../engine/src/product-lists/routes.ts'
import type { shareContract } from '../../../engine/src/product-lists/share-contract.ts'
import { shareRoutes } from '../../../engine/src/product-lists/share-routes.ts'
import { typed } from './operation.ts'

export const productLists = typed<typeof productListsContract>(productListsRoutes)
export const listShares = typed<typeof shareContract>(shareRoutes)
