import type { basketsContract } from '../../../engine/src/baskets/contract.ts'
import { basketsRoutes } from '../../../engine/src/baskets/routes.ts'
import { typed } from './operation.ts'

export const baskets = typed<typeof basketsContract>(basketsRoutes)
