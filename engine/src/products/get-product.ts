import type { Operation } from '../kernel/operation.ts'
import type { productContract } from './contract.ts'
import { loadVisibleProduct } from './load-visible-product.ts'
import { productResponses, productSource } from './product-responses.ts'
import { readProductView } from './read-expand.ts'
import { everyViewType } from './view-images.ts'
import { productView } from './view.ts'

/** A product by id or SKU (S2.025). Problem: 404 for what is unknown, offline or not sold in the country. */
export const getProduct = (async (ctx, { params, query }) =>
  productResponses(ctx, { product: params.id, query }, async () => {
    const { catalogue, row } = await loadVisibleProduct(
      ctx,
      readProductView(ctx, query, everyViewType),
      params.id,
    )
    return { ...productSource(catalogue, query), build: () => productView(catalogue, row) }
  })) satisfies Operation<typeof productContract.getProduct>
