import type { Answer } from '../../../engine/src/kernel/contract.ts'
import type { productContract } from '../../../engine/src/products/contract.ts'
import { productRoutes } from '../../../engine/src/products/routes.ts'
import { defineOperations } from './operation.ts'

export const products = defineOperations<typeof productContract>(productRoutes)

/** A product as a call answers it. Price members are there for registered shoppers only (S1.024). */
export type Product = Answer<typeof productContract.getProduct>
