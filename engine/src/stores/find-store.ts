import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import { perCatalogue } from '../kernel/per-catalogue.ts'
import { selectStores, selectStoresOfCountry } from './queries.ts'
import { defaultOf, type Store } from './store.ts'

type Shop = Pick<Ctx, 'db' | 'site'>

/** The store with this id, or undefined. */
export const findStore = async (ctx: Shop, storeId: string): Promise<Store | undefined> =>
  (await ctx.db.maybe(selectStores(ctx.site.siteId, [storeId])))?.record

const storesByCountry = perCatalogue(() => new Map<CountryCode, Store[]>())

/** All stores of a country in the merchant's order; read once per catalogue version. */
export const storesOf = async (ctx: Shop, country: CountryCode): Promise<Store[]> => {
  const kept = storesByCountry(ctx.site)
  const known = kept.get(country)
  if (known) return known
  const rows = await ctx.db.query(selectStoresOfCountry(ctx.site.siteId, country))
  const stores = rows.map(({ record }) => record)
  kept.set(country, stores)
  return stores
}

/** The store of a country's shoppers who have chosen none. Every country that sells has one. */
export const defaultStore = async (ctx: Shop, country: CountryCode): Promise<Store> => {
  const store = defaultOf(await storesOf(ctx, country))
  if (!store) throw new Error(`${country} has no store`)
  return store
}
