import type { AdminOperation } from '../kernel/admin-operation.ts'
import { badRequest } from '../kernel/problem.ts'
import { csv } from '../kernel/schema.ts'
import { pricesOf, requirePriceBook } from './change-prices.ts'
import type { priceBookContract } from './contract.ts'
import { countProductsByCountry } from './queries.ts'

/** One price book for each country that the caller may see. */
export const getPriceBooks = (async ({ db, site, countries }) => {
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
export const getPrices = (async ({ db, site, countries }, { params, query }) => {
  const { priceBookId } = params
  requirePriceBook({ countries }, priceBookId)
  const skus = csv(query.productIds)
  if (skus.length > 200) throw badRequest('At most 200 products at once.', { property: 'productIds' })
  return { data: await pricesOf(db, site.siteId, priceBookId, skus) }
}) satisfies AdminOperation<typeof priceBookContract.getPrices>
