import type { Minor } from '../../../../facts/money.ts'
import { costsOf, taxRatesOf, withTax } from '../../costs/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { hasScope } from '../../kernel/require-right.ts'
import { currentOffer } from '../opportunity.ts'
import { marginOf, ofPiece } from './price-lines.ts'
import type { DeskQuote } from './queries.ts'

type QuotedLine = { sku: string; quantity: number; lengthMm?: number; pieceMinor?: Minor }

/** What a quote is about: the last offer, else what was asked for at the list's prices of that day. */
const linesOf = (quote: DeskQuote): readonly QuotedLine[] =>
  currentOffer(quote)?.lines ?? quote.document.lines

/**
 * What each of some quotes leaves by the costs of today, in basis points of its price without freight; undefined where no cost
 * is known, and for who may not read costs in its country.
 */
export const marginsOf = async (
  ctx: AdminContext,
  quotes: readonly DeskQuote[],
): Promise<(quote: DeskQuote) => number | undefined> => {
  const margins = new Map<string, number | undefined>()
  for (const [code, ofCountry] of Map.groupBy(quotes, ({ country }) => country)) {
    const country = ctx.site.countries.find((one) => one.code === code)
    if (!country || !hasScope(ctx, 'sfcc.costs', { country: code, storeIds: [] })) continue
    const skus = [...new Set(ofCountry.flatMap((quote) => linesOf(quote).map(({ sku }) => sku)))]
    const costs = await costsOf(ctx, code, skus)
    const rateOf = await taxRatesOf(ctx, country, skus)
    const costOf = ({ sku, lengthMm }: QuotedLine) => {
      const cost = costs.get(sku)
      return cost === undefined ? undefined : withTax(ofPiece(cost, lengthMm), rateOf(sku))
    }
    for (const quote of ofCountry)
      margins.set(
        quote.id,
        marginOf(
          linesOf(quote).flatMap(({ pieceMinor, ...line }) =>
            pieceMinor === undefined
              ? []
              : [{ ...line, totalMinor: pieceMinor * line.quantity, costMinor: costOf(line) }],
          ),
        ),
      )
  }
  return ({ id }) => margins.get(id)
}
