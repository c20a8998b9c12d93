import type { productContract } from '../../../engine/src/products/contract.ts'
import { productRoutes } from '../../../engine/src/products/routes.ts'
import { defineOperations } from './operation.ts'

export const products = defineOperations<typeof productContract>(productRoutes)
