import type { CountryCode } from '../../../facts/countries.ts'
import type { ProductSelector, PromotionRow } from '../bundle/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { activePromotions } from '../promotions/index.ts'
import type { Refinement } from './refine.ts'

const discountedSelectors = ({ rule }: PromotionRow): ProductSelector[] => {
  if (rule.class !== 'item') return []
  const { discount } = rule
  if (discount.type !== 'fixedPrices') return [rule.products]
  return [{ ...rule.products, products: discount.prices.map(({ sku }) => sku) }]
}

const qualifyingSelectors = ({ rule }: PromotionRow): ProductSelector[] => {
  if (rule.when?.products) return [rule.when.products]
  // A quantity of the goods themselves earns it.
  return rule.class === 'item' && rule.when ? [rule.products] : []
}

/**
 * The products a promotion is about (`pmid`, `pmpt`); none of it for a promotion that does not run, or that the
 * shopper may not know of. Undefined when none is asked for. One statement.
 */
export const promotionSelectors = async (
  ctx: Ctx,
  country: CountryCode,
  asked: Refinement['promotion'],
): Promise<ProductSelector[] | undefined> => {
  if (!asked) return undefined
  const running = await activePromotions(ctx, country)
  const promotion = running.find(({ id }) => id === asked.id)
  if (!promotion || (promotion.customersOnly && ctx.audience === 'guest')) return []
  const parts = {
    all: [discountedSelectors, qualifyingSelectors],
    discounted: [discountedSelectors],
    qualifying: [qualifyingSelectors],
  }
  return parts[asked.part].flatMap((part) => part(promotion))
}
