import { lruPerCatalogVersion } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import type { tradeContract } from './contract.ts'
import { selectGoods, selectTrade } from './queries.ts'
import { coloursOf, namedGoods, tradeView, trucksOf } from './view.ts'

const loadTrade = async ({ site, country, locale, db }: Ctx) => {
  const trade = (await db.maybe(selectTrade(site.siteId)))?.trade
  if (!trade) return { products: [], colours: [], vehicles: [] }
  const rows = await db.query(selectGoods(site.siteId, country, namedGoods(trade)))
  return {
    ...tradeView(site, trade, rows, locale),
    colours: coloursOf(site, locale),
    vehicles: trucksOf(site, country, locale),
  }
}

/** One for each language of each country. */
const cached = lruPerCatalogVersion<Awaited<ReturnType<typeof loadTrade>>>(24)

/**
 * The merchant's rules of the trade and the goods they name, as the country sells them: lengths, weights, colours, and no
 * amount. Follows from the catalogue alone.
 */
export const getTradeData = (async (ctx) => {
  const { site, country, locale } = ctx
  return cached(site, [country, locale], () => loadTrade(ctx))
}) satisfies Operation<typeof tradeContract.getTradeData>
