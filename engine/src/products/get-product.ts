import type { Operation } from '../kernel/operation.ts'
import type { productContract } from './contract.ts'
import { loadVisibleProduct } from './load-visible-product.ts'
import { readProductView } from './read-expand.ts'
import { everyViewType } from './view-images.ts'
import { productView } from './view.ts'

/** A product by id or SKU (S2.025). Problem: 404 for what is unknown, offline or not sold in the country. */
export const getProduct = (async (ctx, { params, query }) => {
  const shown = readProductView(ctx, query, everyViewType)
  const { catalogue, row } = await loadVisibleProduct(ctx, shown, params.id)
  return productView(catalogue, row)
}) satisfies Operation<typeof productContract.getProduct>
