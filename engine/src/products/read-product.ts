import type { Ctx } from '../kernel/context.ts'
import { loadVisibleProduct } from './load-visible-product.ts'
import { type ProductViewQuery, readProductView } from './read-expand.ts'
import { everyViewType } from './view-images.ts'
import { productView } from './view.ts'

/** A product by id or SKU as the contract writes it. Problem: 404 for what is unknown, offline or not sold in the country. */
export const readProduct = async (ctx: Ctx, id: string, query: ProductViewQuery) => {
  const { catalogue, row } = await loadVisibleProduct(ctx, readProductView(ctx, query, everyViewType), id)
  return productView(catalogue, row)
}
