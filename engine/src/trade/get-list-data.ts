import { lruPerCatalogVersion } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import type { tradeContract } from './contract.ts'
import { listView } from './list-view.ts'
import { selectListGoods, selectTrade } from './queries.ts'

type Place = Pick<Ctx, 'site' | 'country' | 'locale' | 'db'>

const readListData = async ({ site, country, locale, db }: Place) => {
  const trade = (await db.maybe(selectTrade(site.siteId)))?.trade
  const rows = await db.query(selectListGoods(site.siteId, country))
  return {
    country,
    ...(trade?.words ? { words: trade.words } : {}),
    products: listView(site, rows, locale),
  }
}

/** One for each language of each country. */
const cached = lruPerCatalogVersion<Awaited<ReturnType<typeof readListData>>>(24)

/** The words of lists and the goods they may mean, as the country sells them; no amount. Follows from the catalogue alone. */
export const getListData = ((ctx) => loadListData(ctx)) satisfies Operation<typeof tradeContract.getListData>

export const loadListData = (ctx: Place) =>
  cached(ctx.site, [ctx.country, ctx.locale], () => readListData(ctx))
