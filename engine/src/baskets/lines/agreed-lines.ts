import type { CountryCode } from '../../../../facts/countries.ts'
import type { IsoDate } from '../../../../facts/dates.ts'
import type { Minor } from '../../../../facts/money.ts'
import type { Db } from '../../db/db.ts'
import { type Ctx, knownShopper } from '../../kernel/context.ts'
import { conflict } from '../../kernel/problem.ts'
import type { Basket, BasketLine, ChosenOption } from '../basket.ts'
import { emptyBasket } from '../empty-basket.ts'
import { countryOf, loadGoods } from '../prices/load-pricing-inputs.ts'
import { insertBasket, lockOpenBasketsOf } from '../queries.ts'
import { fromRow, toRow } from '../stored-basket.ts'
import { amountsBySku, type BasketState, recalculate, refuseShortage, saveBasket } from '../with-basket.ts'

/** What a quote has agreed on; `pieceMinor` is one piece at its length, tax included. */
export type AgreedLine = {
  productId: string
  quantity: number
  lengthMm?: number
  options?: ChosenOption[]
  pieceMinor: Minor
}

const openBasket = async (ctx: Ctx, country: CountryCode): Promise<Basket> => {
  const { customerId } = knownShopper(ctx)
  const lockedBasket = async () => (await ctx.db.query(lockOpenBasketsOf(ctx.site.siteId, [customerId])))[0]
  const row = await lockedBasket()
  if (row) return fromRow(row)
  const { currency } = countryOf(ctx, country)
  const fresh = emptyBasket(ctx, { country, currency })
  if (await ctx.db.maybe(insertBasket(ctx.site.siteId, toRow(fresh)))) return fresh
  const other = await lockedBasket()
  if (!other) throw new Error('the basket that stood in the way is gone')
  return fromRow(other)
}

/** `until`: last day on which the prices stand; `readyOn`: day on which the goods are ready or leave the store. */
export type AgreedQuote = {
  opportunityId: string
  country: CountryCode
  until?: IsoDate
  readyOn?: IsoDate
  freight?: { amountMinor: Minor; withinKm?: number }
  lines: readonly AgreedLine[]
  /** Only this one of them, where it was taken out, and the place it goes back to; both from 0. */
  only?: { line: number; position?: number }
}

/**
 * Puts the lines of an accepted quote into the customer's basket, which is opened if there is none. What
 * it holds of them already stays as it is. Problems: 409 when the basket is of another country than the quote, where its prices mean nothing;
 * 400 product-item-not-available when there is not enough of something.
 */
export const addAgreedLines = async (ctx: Ctx, tx: Db, quote: AgreedQuote): Promise<BasketState> => {
  const inside = { ...ctx, db: tx }
  const basket = await openBasket(inside, quote.country)
  if (basket.country !== quote.country) {
    throw conflict(`The quote is for ${quote.country}, the basket for ${basket.country}.`, {
      property: 'c_country',
    })
  }
  const { opportunityId, country, until, readyOn, freight, only } = quote
  const takenAmounts = amountsBySku(basket.lines)
  const isHeld = (index: number) =>
    basket.lines.some(
      ({ agreed }) => agreed?.opportunityId === opportunityId && (agreed.line ?? index) === index,
    )
  const lines = quote.lines.flatMap<BasketLine>(({ pieceMinor, ...line }, index) => {
    if (isHeld(index) || (only && only.line !== index)) return []
    const agreed = {
      pieceMinor,
      country,
      opportunityId,
      line: index,
      ...(until === undefined ? {} : { until }),
      ...(readyOn === undefined ? {} : { readyOn }),
      ...(freight ? { freight } : {}),
    }
    return [{ ...line, itemId: ctx.newId.hex(), pickUp: false, agreed }]
  })
  basket.lines.splice(only?.position ?? basket.lines.length, 0, ...lines)
  const state = await recalculate(inside, basket, await loadGoods(inside, basket))
  refuseShortage(state, takenAmounts)
  await saveBasket(inside, basket)
  return state
}

/** Takes lines out that went elsewhere (sent as a quote), under the lock the caller holds, and saves. */
export const takeLines = async (
  ctx: Ctx,
  tx: Db,
  { basket }: BasketState,
  itemIds: readonly string[],
): Promise<BasketState> => {
  const inside = { ...ctx, db: tx }
  basket.lines = basket.lines.filter(({ itemId }) => !itemIds.includes(itemId))
  const state = await recalculate(inside, basket, await loadGoods(inside, basket))
  await saveBasket(inside, basket)
  return state
}
