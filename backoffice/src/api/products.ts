import type { catalogContract } from '../../../engine/src/catalog/contract.ts'
import type { productSearchContract } from '../../../engine/src/catalog/product-search/contract.ts'
import { productSearchRoutes } from '../../../engine/src/catalog/product-search/routes.ts'
import { catalogRoutes } from '../../../engine/src/catalog/routes.ts'
import type { productVersionContract } from '../../../engine/src/catalog/versions/contract.ts'
import { productVersionRoutes } from '../../../engine/src/catalog/versions/routes.ts'
import type { Answer, CallInput } from './operation.ts'
import { defineOperations } from './operation.ts'

export const products = defineOperations<typeof catalogContract>(catalogRoutes)
export const productSearch = defineOperations<typeof productSearchContract>(productSearchRoutes)
export const productVersions = defineOperations<typeof productVersionContract>(productVersionRoutes)

export type Product = Answer<typeof catalogContract.getProduct>
export type ProductHit = Answer<typeof productSearchContract.searchProducts>['hits'][number]
/** What a change of a product may say: what is absent stays, null empties. */
export type ProductChanges = NonNullable<CallInput<typeof catalogContract.updateProduct>['body']>
