import type { productContract } from '../../../engine/src/products/contract.ts'
import { productRoutes } from '../../../engine/src/products/routes.ts'
import { typed } from './operation.ts'

export const products = typed<typeof productContract>(productRoutes)
