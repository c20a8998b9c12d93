import type { CountryCode } from '../../../../facts/countries.ts'
import type { LocaleId } from '../../../../facts/locales.ts'
import { toMajor } from '../../../../facts/money.ts'
import { safeHtml } from '../../content/index.ts'
import type { PromotionRow } from '../../bundle/index.ts'
import { localize } from '../../kernel/localized.ts'
import type { Audience } from '../../kernel/shopper.ts'
import type { Selectable } from '../is-selected.ts'
import { isShownTo } from '../view.ts'
import { type CallOut, callOutsFor } from './call-outs-for.ts'

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
