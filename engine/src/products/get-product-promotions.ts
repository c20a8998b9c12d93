import type { Operation } from '../kernel/operation.ts'
import { loadShown } from './load-shown.ts'
import type { productPartContract } from './product-part-contract.ts'
import { shownBy } from './shown.ts'
import { promotionsOf } from './view.ts'

/** The promotions that speak of a product. Problem: 404. */
export const getProductPromotions = (async (ctx, { params, query }) => {
  const shown = shownBy(ctx, { ...query, expand: 'promotions' }, [])
  const { catalogue, row } = await loadShown(ctx, shown, params.productId)
  return { productId: row.id, productPromotions: promotionsOf(catalogue, row)?.productPromotions ?? [] }
}) satisfies Operation<typeof productPartContract.getProductPromotions>
