import type { CountryCode } from '../../../facts/countries.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { badRequest } from '../kernel/problem.ts'
import { csv } from '../kernel/schema.ts'
import { pricesOf, requirePriceBook } from './change-prices.ts'
import type { priceBookContract } from './contract.ts'
import { allStores } from '../stores/index.ts'
import { countProductsByCountry } from './queries.ts'

/** Countries whose prices a caller may read: their own, and those of the stores where they work. */
export const readableCountries = async (ctx: AdminContext): Promise<readonly CountryCode[]> => {
  const { countries, stores } = ctx
  if (stores.length === 0) return countries
  const ofStores = (await allStores(ctx)).filter(({ id }) => stores.includes(id))
  return [...new Set([...countries, ...ofStores.map(({ countryCode }) => countryCode)])]
}

/** One price book for each country that the caller may see. */
export const getPriceBooks = (async (ctx) => {
  const { db, site } = ctx
  const countries = await readableCountries(ctx)
  const counts = await db.query(countProductsByCountry(site.siteId))
  const data = site.countries
    .filter(({ code }) => countries.includes(code))
    .map(({ code, currency }) => ({
      id: code,
      currency,
      productCount: counts.find(({ country }) => country === code)?.products ?? 0,
    }))
  return { data, total: data.length }
}) satisfies AdminOperation<typeof priceBookContract.getPriceBooks>

/** The tiers of up to 200 products in a country. Problems: 400, 404 for a country that the caller may not see. */
export const getPrices = (async (ctx, { params, query }) => {
  const { db, site } = ctx
  const countries = await readableCountries(ctx)
  const { priceBookId } = params
  requirePriceBook({ countries }, priceBookId)
  const skus = csv(query.productIds)
  if (skus.length > 200) throw badRequest('At most 200 products at once.', { property: 'productIds' })
  return { data: await pricesOf(db, site.siteId, priceBookId, skus) }
}) satisfies AdminOperation<typeof priceBookContract.getPrices>
