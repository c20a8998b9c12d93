import type { Answer } from '../../../engine/src/kernel/contract.ts'
import type { promotionContract } from '../../../engine/src/promotions/contract.ts'
import { promotionRoutes } from '../../../engine/src/promotions/routes.ts'
import { defineOperations } from './operation.ts'

export const promotions = defineOperations<typeof promotionContract>(promotionRoutes)

/** A promotion that runs. */
export type Promotion = Answer<typeof promotionContract.getPromotions>['data'][number]
