import type { Operation } from '../kernel/operation.ts'
import { loadVisibleProduct } from './load-visible-product.ts'
import type { productPartContract } from './product-part-contract.ts'
import { readProductView } from './read-expand.ts'
import { everyViewType } from './view-images.ts'
import { imagesOf } from './images-of.ts'

/** The pictures of a product. Problem: 404. */
export const getProductImages = (async (ctx, { params, query }) => {
  const shown = readProductView(ctx, { ...query, expand: 'images' }, everyViewType)
  const { catalogue, row } = await loadVisibleProduct(ctx, shown, params.productId)
  return { id: row.id, imageGroups: imagesOf(catalogue, row)?.imageGroups ?? [] }
}) satisfies Operation<typeof productPartContract.getProductImages>
