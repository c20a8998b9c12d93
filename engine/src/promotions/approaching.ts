import type { Minor } from '../../../facts/money.ts'
import type { DeliveredGoods } from './apply-promotions.ts'
import { amountsOf, reachedWithoutAmounts } from './conditions.ts'
import type { PromotionContext, RunningPromotion } from './discount.ts'

/** A promotion that only lacks an amount of goods. */
export type Approaching = { promotion: RunningPromotion; ofMinor: Minor; minMinor: Minor }

/** The order in which what is lacking is told: the least amount first. */
export const nearestFirst = (a: Approaching, b: Approaching): number =>
  a.minMinor - a.ofMinor - (b.minMinor - b.ofMinor)

/** What the basket would get for more goods: promotions of the order or the delivery, nearest first. */
export const approachingPromotions = (
  { goods, goodsMinor }: DeliveredGoods,
  promotions: readonly RunningPromotion[],
  context: PromotionContext,
): Approaching[] =>
  promotions
    .flatMap((promotion): Approaching[] => {
      const { rule } = promotion
      if (rule.class === 'item' || !rule.when?.minAmounts) return []
      const total = rule.class === 'shipping' ? { goodsMinor } : {}
      const question = { when: rule.when, own: {}, goods, context, ...total }
      const amounts = reachedWithoutAmounts(question) && amountsOf(question)
      if (!amounts || amounts.of >= amounts.min) return []
      return [{ promotion, ofMinor: amounts.of, minMinor: amounts.min }]
    })
    .sort(nearestFirst)
