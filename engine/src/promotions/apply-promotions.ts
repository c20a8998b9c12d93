import { type Minor, spreadByLargestRemainder } from '../../../facts/money.ts'
import { offAmount, offLines } from './amounts-off.ts'
import { discountOf, reachedConditions } from './conditions.ts'
import {
  type CountedGoods,
  type Discount,
  type PromotableLine,
  type PromotionContext,
  type RuleOf,
  type RunningPromotion,
  isExclusive,
  sum,
} from './discount.ts'
import { isSelected } from './is-selected.ts'

type PromotionOfClass<C extends RunningPromotion['rule']['class']> = RunningPromotion & { rule: RuleOf<C> }

const ofClass = <C extends RunningPromotion['rule']['class']>(
  promotions: readonly RunningPromotion[],
  name: C,
): PromotionOfClass<C>[] => promotions.filter((one): one is PromotionOfClass<C> => one.rule.class === name)

/**
 * The discounts of each line, in the order in which they were taken. Promotions come in order of priority, each on what
 * the earlier ones left; one that stands alone takes lines without any and closes them. Conditions look at the whole
 * basket at its prices before discounts.
 */
export const discountLines = (
  lines: readonly PromotableLine[],
  promotions: readonly RunningPromotion[],
  context: PromotionContext,
): Discount[][] => {
  const goods = lines.map((line) => ({ line, amountMinor: line.priceMinor }))
  const taken = lines.map(() => ({ discounts: [] as Discount[], closed: false }))
  for (const promotion of ofClass(promotions, 'item')) {
    const { rule, id } = promotion
    const reached = reachedConditions({ when: rule.when, own: rule.products, goods, context })
    if (!reached) continue
    const discount = discountOf(rule, { own: rule.products, goods })
    // A piece can be given away only where nothing else was taken off the line.
    const alone = isExclusive(promotion) || discount.type === 'nForM'
    const open = lines.flatMap((line, index) => {
      const state = taken[index]
      if (!state || state.closed || (alone && state.discounts.length > 0)) return []
      if (!isSelected(rule.products, line)) return []
      const off = sum(state.discounts.map(({ amountMinor }) => amountMinor))
      return [{ state, line, amountMinor: line.priceMinor - off }]
    })
    offLines(discount, open, context.country).forEach((off, position) => {
      const one = open[position]
      if (!one || off.amountMinor <= 0) return
      one.state.discounts.push({ promotionId: id, baseMinor: one.amountMinor, reached, ...off })
      one.state.closed = alone
    })
  }
  return taken.map(({ discounts }) => discounts)
}

/**
 * Discounts on the whole order, one after the other in order of priority, each on what the earlier ones left and
 * spread over the lines by largest remainder. `amounts` are those of the lines after their own discounts; those after
 * the order's come back.
 */
export const discountOrder = (
  lines: readonly PromotableLine[],
  amounts: readonly Minor[],
  promotions: readonly RunningPromotion[],
  context: PromotionContext,
): { discounts: Discount[]; amounts: Minor[] } => {
  const discounts: Discount[] = []
  let left = [...amounts]
  for (const promotion of ofClass(promotions, 'order')) {
    const alone = isExclusive(promotion)
    if (alone && discounts.length > 0) continue
    const goods = lines.map((line, index) => ({ line, amountMinor: left[index] ?? 0 }))
    const { rule, id } = promotion
    const reached = reachedConditions({ when: rule.when, own: {}, goods, context })
    if (!reached) continue
    const baseMinor = sum(left)
    const off = offAmount(discountOf(rule, { own: {}, goods }), baseMinor, context.country)
    if (off.amountMinor <= 0) continue
    discounts.push({ promotionId: id, baseMinor, reached, ...off })
    const parts = spreadByLargestRemainder(off.amountMinor, left)
    left = left.map((amount, index) => amount - (parts[index] ?? 0))
    if (alone) break
  }
  return { discounts, amounts: left }
}

export type Delivery = { priceMinor: Minor; methodKind: string }
export type DeliveredGoods = {
  /** The lines promotions may touch, after all discounts of goods. */
  goods: readonly CountedGoods[]
  /** All goods together, those with an agreed price among them. */
  goodsMinor: Minor
}

/** Discounts on the delivery, each on what the earlier ones left. */
export const discountDelivery = (
  { priceMinor, methodKind }: Delivery,
  { goods, goodsMinor }: DeliveredGoods,
  promotions: readonly RunningPromotion[],
  context: PromotionContext,
): Discount[] => {
  const discounts: Discount[] = []
  let left = priceMinor
  for (const promotion of ofClass(promotions, 'shipping')) {
    const { rule, id } = promotion
    const alone = isExclusive(promotion)
    if (left <= 0 || (alone && discounts.length > 0)) continue
    if (!rule.methodKinds.some((kind) => kind === methodKind)) continue
    const reached = reachedConditions({ when: rule.when, own: {}, goods, goodsMinor, context })
    if (!reached) continue
    const off = offAmount(discountOf(rule, { own: {}, goods }), left, context.country)
    if (off.amountMinor <= 0) continue
    discounts.push({ promotionId: id, baseMinor: left, reached, ...off })
    left -= off.amountMinor
    if (alone) break
  }
  return discounts
}

/**
 * What is left once promotions that stand alone in the whole basket (`global`) have had their say: one that works
 * shuts out all ranked behind it, and stands back itself where one ranked before it works. `works` tells whether any
 * of some promotions takes something off the basket.
 */
export const withoutExcluded = (
  promotions: readonly RunningPromotion[],
  works: (some: readonly RunningPromotion[]) => boolean,
): readonly RunningPromotion[] => {
  const open: RunningPromotion[] = []
  for (const promotion of promotions) {
    if (promotion.exclusivity !== 'global') open.push(promotion)
    else if (works(open)) continue
    else if (works([promotion])) return [promotion]
  }
  return open
}
