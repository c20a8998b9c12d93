import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Availability } from './availability.ts'
import { storesOf } from './find-store.ts'
import { availabilities, placeOf, type StockQuestion } from './load-availability.ts'
import { selectStock } from './queries.ts'
import { defaultOf, type Store } from './store.ts'

/** What a country's stores have of some products: answers for any of its stores without asking the database again. */
export type StockBook = {
  /** In the merchant's order. */
  stores: Store[]
  /** The store of shoppers who have chosen none; a country may have no store yet. */
  standard: Store | undefined
  /** Availability through a store; undefined means the standard one. */
  at(storeId: string | undefined, sku: string): Availability | undefined
}

/** Opens the book: two statements whatever the number of products and stores. */
export const loadStockBook = async (
  ctx: Pick<Ctx, 'db' | 'site' | 'now'>,
  country: CountryCode,
  sellables: readonly StockQuestion[],
): Promise<StockBook> => {
  const stores = await storesOf(ctx, country)
  const standard = defaultOf(stores)
  // Components answer for themselves too: an order takes their stock.
  const parts = sellables.flatMap(({ components }) =>
    components.map(({ productId }) => ({ sku: productId, components: [] })),
  )
  const asked = [...sellables, ...parts]
  const skus = asked.map(({ sku }) => sku)
  const inventories = stores.map(({ inventoryId }) => inventoryId)
  const rows =
    skus.length > 0 ? await ctx.db.query(selectStock(ctx.site.siteId, [...new Set(skus)], inventories)) : []
  const pages = new Map<string, Map<string, Availability>>()
  const page = (storeId: string) => {
    const place = placeOf(ctx, country, stores, storeId)
    return place ? availabilities(place, rows, asked) : new Map<string, Availability>()
  }
  return {
    stores,
    standard,
    at: (storeId = standard?.id, sku) => {
      if (storeId === undefined) return undefined
      const known = pages.get(storeId) ?? page(storeId)
      pages.set(storeId, known)
      return known.get(sku)
    },
  }
}
