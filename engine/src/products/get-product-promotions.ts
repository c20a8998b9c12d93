import type { Operation } from '../kernel/operation.ts'
import { loadVisibleProduct } from './load-visible-product.ts'
import type { productPartContract } from './product-part-contract.ts'
import { readProductView } from './read-expand.ts'
import { promotionsOf } from './view.ts'

/** The promotions that speak of a product. Problem: 404. */
export const getProductPromotions = (async (ctx, { params, query }) => {
  const shown = readProductView(ctx, { ...query, expand: 'promotions' }, [])
  const { catalogue, row } = await loadVisibleProduct(ctx, shown, params.productId)
  return { productId: row.id, productPromotions: promotionsOf(catalogue, row)?.productPromotions ?? [] }
}) satisfies Operation<typeof productPartContract.getProductPromotions>
