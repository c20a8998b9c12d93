import { lruPerCatalogVersion } from '../kernel/cache-per-catalog-version.ts'
import type { Operation } from '../kernel/operation.ts'
import type { Answer } from '../kernel/contract.ts'
import type { tradeContract } from './contract.ts'
import { selectGoods, selectTrade } from './queries.ts'
import { coloursOf, namedGoods, tradeView } from './view.ts'

/** One for each language of each country. */
const cached = lruPerCatalogVersion<Answer<typeof tradeContract.getTradeData>>(24)

/**
 * The merchant's rules of the trade and the goods they name, as the country sells them: lengths, weights, colours, and no
 * amount. Follows from the catalogue alone.
 */
export const getTradeData = (async (ctx) => {
  const { site, country, locale, db } = ctx
  return cached(site, [country, locale], async () => {
    const trade = (await db.maybe(selectTrade(site.siteId)))?.trade
    if (!trade) return { products: [], colours: [] }
    const rows = await db.query(selectGoods(site.siteId, country, namedGoods(trade)))
    return { ...tradeView(trade, rows, locale), colours: coloursOf(site, locale) }
  })
}) satisfies Operation<typeof tradeContract.getTradeData>
