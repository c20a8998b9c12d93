import { createHash } from 'node:crypto'
import { toMajor } from '../../../facts/money.ts'
import { localize } from '../kernel/localized.ts'
import type { LocaleId } from '../../../facts/locales.ts'
import type { Discount } from '../promotions/index.ts'
import type { BasketFacts } from './load-facts.ts'

/** An id in the grammar of the contract that stays the same between reads, without being stored. */
export const derivedId = (...parts: string[]): string =>
  createHash('sha1').update(parts.join(' ')).digest('hex').slice(0, 26)

const appliedDiscount = (discount: Discount) => {
  if (discount.kind === 'free') return { type: 'free' as const }
  if (discount.kind === 'percentage') {
    return { type: 'percentage' as const, percentage: discount.percent ?? 0 }
  }
  const type = discount.kind === 'fixedPrice' ? ('fixed_price' as const) : ('amount' as const)
  return { type, amount: toMajor(discount.amountMinor) }
}

/** A discount as the contract writes it; `of` is the line, order or shipping item it belongs to. */
export const adjustmentView = (discount: Discount, of: string, facts: BasketFacts, locale: LocaleId) => {
  const couponCode = facts.coupons.opens.get(discount.promotionId)
  return {
    priceAdjustmentId: derivedId(of, discount.promotionId),
    promotionId: discount.promotionId,
    itemText: localize(facts.promotionRecords.get(discount.promotionId)?.name, locale),
    price: -toMajor(discount.amountMinor),
    appliedDiscount: appliedDiscount(discount),
    custom: false,
    manual: false,
    ...(couponCode === undefined ? {} : { couponCode }),
  }
}
