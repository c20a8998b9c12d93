import type { CountryCode } from '../../../facts/countries.ts'
import type { LocaleId } from '../../../facts/locales.ts'
import { toMajor } from '../../../facts/money.ts'
import { safeHtml } from '../content/index.ts'
import type { PromotionRow } from '../bundle/index.ts'
import { localize } from '../kernel/localized.ts'
import type { Audience } from '../kernel/shopper.ts'
import { type CallOut, callOutsFor } from './call-outs.ts'
import type { Selectable } from './selects.ts'

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

type Question = {
  promotions: readonly PromotionRow[]
  product: Selectable
  country: CountryCode
  locale: LocaleId
  audience: Audience
  /** Price of one piece (one metre), minor units. */
  priceMinor: number | undefined
}

const productPromotionView = (callOut: CallOut, { locale, audience }: Question) => ({
  promotionId: callOut.promotion.id,
  calloutMsg: safeHtml(localize(callOut.promotion.calloutMsg, locale)),
  ...(audience === 'registered' && callOut.promotionalMinor !== undefined
    ? { promotionalPrice: toMajor(callOut.promotionalMinor) }
    : {}),
})

/** The `productPromotions` of a product or a search hit; promotional prices for customers only. */
export const productPromotionsView = (question: Question) =>
  callOutsFor(question.promotions, question.product, question.country, question.priceMinor)
    .filter(({ promotion }) => isShownTo(question.audience, promotion))
    .map((callOut) => productPromotionView(callOut, question))
