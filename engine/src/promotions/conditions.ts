import type { Minor } from '../../../facts/money.ts'
import type { ProductSelector, PromotionCondition, PromotionRule } from '../bundle/index.ts'
import { amountIn, type CountedGoods, type PromotionContext, type Reached, sum } from './discount.ts'
import { isSelected } from './is-selected.ts'

type Question = {
  when: PromotionCondition | undefined
  /** What is counted where the condition names no products. */
  own: ProductSelector
  goods: readonly CountedGoods[]
  /** The amount of the goods where it is more than that of the lines a promotion may touch. */
  goodsMinor?: Minor
  context: PromotionContext
}

/** Thousandths of a piece or of a metre, so that both compare with a minimum written in pieces or metres. */
const thousandths = ({ line }: CountedGoods) => (line.cut ? line.totalMm : line.pieces * 1000)

const countedGoods = ({ when, own, goods }: Pick<Question, 'when' | 'own' | 'goods'>) =>
  goods.filter(({ line }) => isSelected(when?.products ?? own, line))

/** A minimum in thousandths. */
const milli = (minimum: number) => Math.round(minimum * 1000)

const quantities = (when: PromotionCondition, counted: readonly CountedGoods[]): Reached | undefined => {
  const reached: Reached = {}
  const { minQuantity, minMetres } = when
  if (minQuantity !== undefined) {
    const of = sum(counted.map(thousandths))
    if (of < milli(minQuantity)) return undefined
    reached.quantity = { of: of / 1000, min: minQuantity }
  }
  if (minMetres !== undefined) {
    const of = sum(counted.map(({ line }) => line.totalMm))
    if (of < milli(minMetres)) return undefined
    reached.metres = { of: of / 1000, min: minMetres }
  }
  return reached
}

/** The amount a condition looks at, and the one it wants; undefined where the country has no such promotion. */
export const amountsOf = ({ when, own, goods, goodsMinor, context }: Question) => {
  const min = amountIn(when?.minAmounts, context.country)
  const of =
    when?.products || goodsMinor === undefined
      ? sum(countedGoods({ when, own, goods }).map(({ amountMinor }) => amountMinor))
      : goodsMinor
  return min === undefined ? undefined : { of, min }
}

/** Everything but the amounts; undefined when it does not hold. */
export const reachedWithoutAmounts = ({ when, own, goods, context }: Question): Reached | undefined => {
  if (!when) return {}
  if (when.firstOrder && !context.firstOrder) return undefined
  if (when.maxZoneKm !== undefined && context.km > when.maxZoneKm) return undefined
  return quantities(when, countedGoods({ when, own, goods }))
}

/** The minima that are reached, for the receipt; undefined when the condition does not hold. */
export const reachedConditions = (question: Question): Reached | undefined => {
  const reached = reachedWithoutAmounts(question)
  if (!reached || !question.when?.minAmounts) return reached
  const amountMinor = amountsOf(question)
  if (!amountMinor || amountMinor.of < amountMinor.min) return undefined
  return { ...reached, amountMinor }
}

/** The discount of the highest tier that the counted goods reach, else the rule's own. */
export const discountOf = <R extends PromotionRule>(
  rule: R,
  { own, goods }: Pick<Question, 'own' | 'goods'>,
): R['discount'] => {
  const total = sum(countedGoods({ when: rule.when, own, goods }).map(thousandths))
  const tiers = rule.tiers?.toSorted((a, b) => b.minQuantity - a.minQuantity)
  return tiers?.find(({ minQuantity }) => total >= milli(minQuantity))?.discount ?? rule.discount
}
