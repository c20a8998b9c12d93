import type { CountryCode } from '../../../../facts/countries.ts'
import type { Minor } from '../../../../facts/money.ts'
import type { PromotionRow } from '../../bundle/index.ts'
import { offLines } from '../amounts-off.ts'
import { type Selectable, isSelected } from '../is-selected.ts'

/** A promotion that a product page or tile announces. */
export type CallOut = {
  promotion: PromotionRow
  /** What one piece (one metre) costs with it, where that depends on nothing else in the basket; minor units. */
  promotionalMinor: Minor | undefined
}

/** The unit's price as a line of one piece would get it. */
const promotional = (
  { rule }: PromotionRow,
  product: Selectable,
  country: CountryCode,
  priceMinor: Minor | undefined,
): Minor | undefined => {
  if (rule.class !== 'item' || rule.when || priceMinor === undefined) return undefined
  const { discount } = rule
  // A cap is the whole basket's, a piece given away needs others beside it.
  if (discount.type === 'nForM' || (discount.type === 'percentage' && discount.caps)) return undefined
  const line = { ...product, pieces: 1, totalMm: 0, cut: undefined, pieceMinor: priceMinor, priceMinor }
  const off = offLines(discount, [{ line, amountMinor: priceMinor }], country)[0]?.amountMinor ?? 0
  return off > 0 ? priceMinor - off : undefined
}

const announces = ({ rule }: PromotionRow, product: Selectable): boolean => {
  if (rule.class === 'item') {
    const { discount } = rule
    const priced = discount.type !== 'fixedPrices' || discount.prices.some(({ sku }) => sku === product.sku)
    return priced && isSelected(rule.products, product)
  }
  // What the whole order or the delivery earns says nothing of one product unless it is earned by it.
  const counted = rule.class === 'order' ? rule.when?.products : undefined
  return counted !== undefined && isSelected(counted, product)
}

/**
 * The promotions to announce on a product. Those that need a coupon are left out: a page must not promise what
 * takes a code.
 */
export const callOutsFor = (
  promotions: readonly PromotionRow[],
  product: Selectable,
  country: CountryCode,
  priceMinor: Minor | undefined,
): CallOut[] =>
  promotions
    .filter((promotion) => !promotion.coupons?.length && announces(promotion, product))
    .map((promotion) => ({
      promotion,
      promotionalMinor: promotional(promotion, product, country, priceMinor),
    }))
