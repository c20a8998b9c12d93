import type { CountryCode } from '../../../facts/countries.ts'
import { lruPerCatalogVersion } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import { selectAllStores } from './queries.ts'
import { defaultOf, type Store } from './store.ts'

type Shop = Pick<Ctx, 'db' | 'site'>

const storesByVersion = lruPerCatalogVersion<Store[]>(1, 'always')

/** All stores in the merchant's order; read once per catalogue version. */
export const allStores = (ctx: Shop): Promise<Store[]> =>
  storesByVersion(ctx.site, 'all', async () => {
    const rows = await ctx.db.query(selectAllStores(ctx.site.siteId))
    return rows.map(({ record }) => record)
  })

/** The store with this id, or undefined. */
export const findStore = async (ctx: Shop, storeId: string): Promise<Store | undefined> =>
  (await allStores(ctx)).find(({ id }) => id === storeId)

/** All stores of a country in the merchant's order. */
export const storesOf = async (ctx: Shop, country: CountryCode): Promise<Store[]> =>
  (await allStores(ctx)).filter(({ countryCode }) => countryCode === country)

/** The store of a country's shoppers who have chosen none. Every country that sells has one. */
export const defaultStore = async (ctx: Shop, country: CountryCode): Promise<Store> => {
  const store = defaultOf(await storesOf(ctx, country))
  if (!store) throw new Error(`${country} has no store`)
  return store
}
