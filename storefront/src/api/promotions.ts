import type { promotionContract } from '../../../engine/src/promotions/contract.ts'
import { promotionRoutes } from '../../../engine/src/promotions/routes.ts'
import { typed } from './operation.ts'

export const promotions = typed<typeof promotionContract>(promotionRoutes)
