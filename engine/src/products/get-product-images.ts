import type { Operation } from '../kernel/operation.ts'
import { loadShown } from './load-shown.ts'
import type { productPartContract } from './product-part-contract.ts'
import { shownBy } from './shown.ts'
import { imagesOf } from './view.ts'

/** The pictures of a product. Problem: 404. */
export const getProductImages = (async (ctx, { params, query }) => {
  const shown = shownBy(ctx, { ...query, expand: 'images' }, ['large', 'small', 'swatch', 'drawing'])
  const { catalogue, row } = await loadShown(ctx, shown, params.productId)
  return { id: row.id, imageGroups: imagesOf(catalogue, row)?.imageGroups ?? [] }
}) satisfies Operation<typeof productPartContract.getProductImages>
