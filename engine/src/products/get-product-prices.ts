import type { Operation } from '../kernel/operation.ts'
import { loadVisibleProduct } from './load-visible-product.ts'
import type { productPartContract } from './product-part-contract.ts'
import { readProductView } from './read-expand.ts'
import { pricesOf } from './view.ts'

/** The prices of a product; none of them for guests. Problem: 404. */
export const getProductPrices = (async (ctx, { params, query }) => {
  const shown = readProductView(ctx, { ...query, expand: 'prices' }, [])
  const { catalogue, row } = await loadVisibleProduct(ctx, shown, params.productId)
  const country = ctx.site.countries.find(({ code }) => code === shown.country)
  return {
    productId: row.id,
    ...(country ? { currency: country.currency } : {}),
    ...pricesOf(catalogue, row),
  }
}) satisfies Operation<typeof productPartContract.getProductPrices>
