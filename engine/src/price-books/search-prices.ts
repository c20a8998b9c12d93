import type { AdminOperation } from '../kernel/admin-operation.ts'
import { searchRows } from '../kernel/search-request/index.ts'
import { pricesOf, requirePriceBook } from './change-prices.ts'
import type { priceBookContract } from './contract.ts'
import { readableCountries } from './get-prices.ts'
import { byProductId, isPriced, pricedProducts, priceResource, productTable } from './price-field-queries.ts'

/** Products by what they cost in a country, by words, category or code, with their tiers. Problems: 400, 404 country. */
export const searchPrices = (async (ctx, { params, body }) => {
  const { priceBookId } = params
  requirePriceBook({ countries: await readableCountries(ctx) }, priceBookId)
  const { siteId } = ctx.site
  const source = {
    resource: priceResource(priceBookId),
    order: byProductId,
    select: pricedProducts,
    from: productTable,
    within: isPriced(siteId, priceBookId),
  }
  const { rows, page } = await searchRows(ctx.db, source, body)
  const skus = rows.map(({ sku }) => sku)
  const prices = await pricesOf(ctx.db, siteId, priceBookId, skus)
  const tiersOf = new Map(prices.map(({ productId, tiers }) => [productId, tiers]))
  const hits = rows.map(({ sku, name }) => ({ productId: sku, name, tiers: tiersOf.get(sku) ?? [] }))
  return { ...page, hits }
}) satisfies AdminOperation<typeof priceBookContract.searchPrices>
