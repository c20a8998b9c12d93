import type { PromotionRule } from '../../api/promotions.ts'

export type Amounts = Readonly<Record<string, string>>
export type Selector = {
  categories?: readonly string[]
  products?: readonly string[]
  attributes?: Readonly<Record<string, readonly string[]>>
}
export type Condition = {
  products?: Selector
  minQuantity?: number
  minMetres?: number
  minAmounts?: Amounts
  firstOrder?: true
  maxZoneKm?: number
}
export type DiscountType = 'percentage' | 'amount' | 'fixedPrice' | 'fixedPrices' | 'free' | 'nForM'
export type RuleDiscount = {
  type: DiscountType
  percent?: number
  caps?: Amounts
  amounts?: Amounts
  prices?: readonly unknown[]
  buy?: number
  pay?: number
}

/** A rule as a form holds it: every member that some rule has. */
export type Rule = {
  class: 'item' | 'order' | 'shipping'
  products?: Selector
  methodKinds?: readonly string[]
  when?: Condition
  discount: RuleDiscount
  tiers?: readonly { minQuantity: number; discount: RuleDiscount }[]
}

/** What can be taken off in a class. */
export const discountTypes: Record<Rule['class'], readonly DiscountType[]> = {
  item: ['percentage', 'amount', 'fixedPrice', 'nForM', 'free'],
  order: ['percentage', 'amount'],
  shipping: ['free', 'percentage', 'amount', 'fixedPrice'],
}

const without = <T extends object>(value: T): T =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, one]) =>
        one !== undefined &&
        one !== false &&
        !(typeof one === 'object' && one !== null && Object.keys(one).length === 0),
    ),
  ) as T

/** A discount with what its type has, and nothing else. */
const trimDiscount = (discount: RuleDiscount): RuleDiscount => {
  const { type, percent, caps, amounts, prices, buy, pay } = discount
  if (type === 'percentage') return { type, percent: percent ?? 10, ...without({ caps }) }
  if (type === 'amount' || type === 'fixedPrice') return { type, amounts: amounts ?? {} }
  if (type === 'fixedPrices') return { type, prices: prices ?? [] }
  if (type === 'nForM') return { type, buy: buy ?? 3, pay: pay ?? 2 }
  return { type }
}

/** A rule as the API takes it: without what is empty, and with what its class and discount ask for. */
export const ruleOf = (rule: Rule): PromotionRule => {
  const types = discountTypes[rule.class]
  const isPossible =
    rule.discount.type === 'fixedPrices' ? rule.class === 'item' : types.includes(rule.discount.type)
  const discount = trimDiscount(isPossible ? rule.discount : { type: types[0] ?? 'percentage' })
  const when =
    rule.when && without({ ...rule.when, products: rule.when.products && without(rule.when.products) })
  return {
    class: rule.class,
    ...(rule.class === 'item' ? { products: without(rule.products ?? {}) } : {}),
    ...(rule.class === 'shipping' ? { methodKinds: rule.methodKinds ?? ['truck'] } : {}),
    ...without({ when }),
    discount,
    ...(rule.tiers && rule.tiers.length > 0 && isPossible ? { tiers: rule.tiers } : {}),
  } as PromotionRule
}
