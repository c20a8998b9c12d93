import { rowAtVersion, versionsOf, versionsView } from '../../audit/versions/index.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { changeProduct } from '../change-product.ts'
import { loadProduct, noProduct } from '../load-product.ts'
import { productNotFound } from '../problems.ts'
import { productAnswer } from '../products.ts'
import type { productVersionContract } from './contract.ts'

/** A product's changes, the latest first. Problem: 404. */
export const getProductVersions = (async (ctx, { params }) => {
  await loadProduct(ctx, params.productId)
  return versionsView(await versionsOf(ctx, { kind: 'product', id: params.productId }))
}) satisfies AdminOperation<typeof productVersionContract.getProductVersions>

/**
 * Puts back whatever was changed of a product since a version; its prices and stock are none of it. Problems: 400 where that is
 * not legal any more, 403, 404, 409, 412, 428.
 */
export const restoreProduct = (async (ctx, { params, headers }) => {
  const { productId, version } = params
  const versions = await versionsOf(ctx, { kind: 'product', id: productId })
  const change = { operation: 'restoreProduct', productId, ifMatch: headers['if-match'] }
  await changeProduct(ctx, change, (row) => {
    if (!row) throw noProduct(productId)
    const restored = rowAtVersion(row, versions, version)
    if (!restored) throw productNotFound(`'${productId}' has no version ${version} to put back.`)
    return restored
  })
  return productAnswer(ctx, productId)
}) satisfies AdminOperation<typeof productVersionContract.restoreProduct>
