import { createHash } from 'node:crypto'
import type { LocaleId } from '../../../../facts/locales.ts'
import { toMajor } from '../../../../facts/money.ts'
import { localize } from '../../kernel/localized.ts'
import type { Discount } from '../../promotions/index.ts'
import type { BasketInputs } from './load-pricing-inputs.ts'

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

const reachedView = ({ quantity, metres, amountMinor }: Discount['reached']) => ({
  ...(quantity ? { quantity } : {}),
  ...(metres ? { metres } : {}),
  ...(amountMinor ? { amount: { of: toMajor(amountMinor.of), min: toMajor(amountMinor.min) } } : {}),
})

/** How the amount came about: what it was taken off, what it was cut to, which minima were reached. */
const receiptOf = ({ baseMinor, capMinor, freePieces, reached }: Discount) => ({
  base: toMajor(baseMinor),
  ...(capMinor === undefined ? {} : { cap: toMajor(capMinor) }),
  ...(freePieces === undefined ? {} : { freePieces }),
  ...(Object.keys(reached).length > 0 ? { reached: reachedView(reached) } : {}),
})

/** A discount as the contract writes it; `of` is the line, order or shipping item it belongs to. */
export const adjustmentView = (discount: Discount, of: string, inputs: BasketInputs, locale: LocaleId) => {
  const couponCode = inputs.coupons.opens.get(discount.promotionId)
  return {
    priceAdjustmentId: derivedId(of, discount.promotionId),
    promotionId: discount.promotionId,
    itemText: localize(inputs.promotionRecords.get(discount.promotionId)?.name, locale),
    price: -toMajor(discount.amountMinor),
    appliedDiscount: appliedDiscount(discount),
    reasonCode: 'PROMOTION',
    custom: false,
    manual: false,
    c_receipt: receiptOf(discount),
    ...(couponCode === undefined ? {} : { couponCode }),
  }
}
