import type { CountryCode } from '../../../facts/countries.ts'
import { fromMajor, type Minor, multiplyRatio } from '../../../facts/money.ts'
import type { PromotionRow } from '../import/bundle/index.ts'
import { type Selectable, selects } from './selects.ts'

/** A promotion that a product page or tile announces. */
export type CallOut = {
  promotion: PromotionRow
  /** What one piece (one metre) costs with it, where that depends on nothing else in the basket; minor units. */
  promotionalMinor: Minor | undefined
}

const promotional = (
  promotion: PromotionRow,
  product: Selectable,
  country: CountryCode,
  priceMinor: Minor | undefined,
): Minor | undefined => {
  const { rule } = promotion
  if (rule.kind === 'fixedPrice') {
    const amount = rule.prices.find(({ sku }) => sku === product.sku)?.amounts[country]
    if (amount === undefined || (rule.minQuantity ?? 0) > 1) return undefined
    const minor = fromMajor(Number(amount))
    // A price above the one otherwise due is no promotion.
    return priceMinor === undefined || minor < priceMinor ? minor : undefined
  }
  if (rule.kind !== 'percentage' || rule.whenMetres || priceMinor === undefined) return undefined
  return multiplyRatio(priceMinor, 10_000 - Math.round(rule.percent * 100), 10_000)
}

const announces = ({ rule }: PromotionRow, product: Selectable): boolean => {
  switch (rule.kind) {
    case 'fixedPrice':
      return rule.prices.some(({ sku }) => sku === product.sku)
    case 'percentage':
    case 'percentageFromQuantity':
    case 'buyXPayY':
    case 'orderPercentageFromQuantity':
      return selects(rule.products, product)
    // The whole order's: they say nothing of one product.
    case 'orderPercentage':
    case 'freeShipping':
      return false
  }
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
