import type { promotionContract } from '../../../engine/src/marketing/contract.ts'
import type { couponContract } from '../../../engine/src/marketing/coupons/contract.ts'
import { couponRoutes } from '../../../engine/src/marketing/coupons/routes.ts'
import { promotionRoutes } from '../../../engine/src/marketing/routes.ts'
import type { tryOutContract } from '../../../engine/src/marketing/try-out/contract.ts'
import { tryOutRoutes } from '../../../engine/src/marketing/try-out/routes.ts'
import type { Answer, CallInput } from './operation.ts'
import { defineOperations } from './operation.ts'

export const promotions = defineOperations<typeof promotionContract>(promotionRoutes)
export const coupons = defineOperations<typeof couponContract>(couponRoutes)
export const tryOuts = defineOperations<typeof tryOutContract>(tryOutRoutes)

export type Promotion = Answer<typeof promotionContract.getPromotion>
/** A promotion of a list, with what it came to. */
export type PromotionHit = Answer<typeof promotionContract.promotionsSearch>['hits'][number]
export type PromotionRule = NonNullable<Promotion['c_rule']>
export type PromotionChanges = NonNullable<CallInput<typeof promotionContract.updatePromotion>['body']>
export type Coupon = Answer<typeof couponContract.getCoupon>
export type TryOut = Answer<typeof tryOutContract.tryPromotion>
