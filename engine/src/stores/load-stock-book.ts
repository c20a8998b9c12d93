import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Availability, Place } from './availability.ts'
import { storesOf } from './find-store.ts'
import { placeOf } from './place-of.ts'
import { selectStock } from './queries.ts'
import { stockOf } from './stock-of.ts'
import { defaultOf, type Store } from './store.ts'

/** What stock has to know of a product: a `Sellable` has it. */
export type StockQuestion = {
  sku: string
  components: readonly { productId: string; quantity: number }[]
}

/** What a country's stores have of some products: answers for any of its stores without asking the database again. */
export type StockBook = {
  /** In the merchant's order. */
  stores: Store[]
  /** The store of shoppers who have chosen none; a country may have no store yet. */
  standard: Store | undefined
  /**
   * Availability of a product asked for, or of a component of one, through a store; undefined means the standard
   * one, and so does a store of another country.
   */
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
  const skus = sellables.flatMap(({ sku, components }) => [sku, ...components.map((one) => one.productId)])
  const inventories = stores.map(({ inventoryId }) => inventoryId)
  const rows =
    skus.length > 0 ? await ctx.db.query(selectStock(ctx.site.siteId, [...new Set(skus)], inventories)) : []
  const stock = stockOf(rows)
  const places = new Map<string, Place | undefined>()
  const known = new Map<string, Availability>()
  const placeAt = (store: Store): Place | undefined => {
    if (!places.has(store.id)) places.set(store.id, placeOf(ctx, country, stores, store))
    return places.get(store.id)
  }
  return {
    stores,
    standard,
    at: (storeId, sku) => {
      const store = stores.find(({ id }) => id === storeId) ?? standard
      const place = store && placeAt(store)
      if (!place) return undefined
      const key = `${store.id} ${sku}`
      const answer = known.get(key) ?? stock(place, sku)
      known.set(key, answer)
      return answer
    },
  }
}
