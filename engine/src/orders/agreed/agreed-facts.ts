import { localeOf } from '../../../../facts/locales.ts'
import type { Address, BasketState, LinePrice } from '../../baskets/index.ts'
import { derivedId } from '../../baskets/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { localize } from '../../kernel/localized.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import type { OrderDiscount } from './agreed.ts'

/** A basket with who orders it: texts are kept in the language they are read in. */
export type Priced = { ctx: Pick<Ctx, 'site' | 'language'>; state: BasketState }

export const localeIn = ({ ctx, state: { basket } }: Priced) => localeOf(ctx.language, basket.country)

type Discount = LinePrice['discounts'][number]

/** What a discount takes a piece for, or off it: a percentage says neither. */
const kindOf = ({ kind, percent, amountMinor }: Discount) => {
  if (kind === 'percentage') return { kind, percent: percent ?? 0 }
  if (kind === 'free') return { kind }
  return { kind: kind === 'fixedPrice' ? ('fixed_price' as const) : kind, kindMinor: amountMinor }
}

/** A discount of a line, of the delivery or of the whole order; `of` is the id of that. */
export const discountOf = (priced: Priced, of: string, discount: Discount): OrderDiscount => {
  const { coupons, promotionRecords } = priced.state.inputs
  const { promotionId, amountMinor, baseMinor, capMinor, freePieces, reached } = discount
  const minima = definedMembers(reached)
  return definedMembers({
    id: derivedId(of, promotionId),
    promotionId,
    name: localize(promotionRecords.get(promotionId)?.name, localeIn(priced)),
    amountMinor,
    couponCode: coupons.opens.get(promotionId),
    ...kindOf(discount),
    baseMinor,
    capMinor,
    freePieces,
    reached: Object.keys(minima).length > 0 ? minima : undefined,
  })
}

/** The country as it was written, where the shop serves that one as another. */
export const addressOf = ({ countryCode, writtenCountry, ...rest }: Address): Address =>
  definedMembers(writtenCountry === undefined ? { ...rest, countryCode } : { ...rest, writtenCountry })
