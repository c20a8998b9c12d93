import type { LocaleId } from '../../../facts/locales.ts'
import { safeHtml } from '../content/index.ts'
import type { PromotionRow } from '../bundle/index.ts'
import { localize } from '../kernel/localized.ts'
import type { Audience } from '../kernel/shopper.ts'

/** Texts that name an amount are for customers only; for guests such a promotion does not exist. */
export const isShownTo = (audience: Audience, promotion: PromotionRow): boolean =>
  audience === 'registered' || !promotion.customersOnly

/** A promotion as the contract writes it. */
export const promotionView = (promotion: PromotionRow, locale: LocaleId) => ({
  id: promotion.id,
  name: localize(promotion.name, locale),
  calloutMsg: safeHtml(localize(promotion.calloutMsg, locale)),
  details: safeHtml(localize(promotion.details, locale)),
  startDate: promotion.startDate,
  endDate: promotion.endDate,
})
