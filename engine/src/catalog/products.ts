import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { noContent, Reply } from '../kernel/operation.ts'
import { idAlreadyExists } from '../kernel/precondition.ts'
import { badRequest } from '../kernel/problem.ts'
import { changeProduct, type Next } from './change-product.ts'
import type { catalogContract, ProductChanges } from './contract.ts'
import { deleteProductRow } from './delete-product.ts'
import { loadProduct, noProduct } from './load-product.ts'
import { defaultsOf } from './product-defaults.ts'
import { etagOf, productView } from './product-view.ts'
import { kindOf, overlay, readProduct } from './read-product.ts'

/** The product as it stands, with its entity tag. Problem: 404. */
export const productAnswer = async (ctx: AdminContext, productId: string, status = 200) => {
  const row = await loadProduct(ctx, productId)
  return new Reply(status, productView(ctx.site.siteId, row), { etag: etagOf(row) })
}

/** A product as it stands, on sale or not. Problem: 404. */
export const getProduct = (async (ctx, { params }) =>
  productAnswer(ctx, params.productId)) satisfies AdminOperation<typeof catalogContract.getProduct>

/** Problem: 400 where the body names another product. */
const requireSameId = (productId: string, { id }: ProductChanges) => {
  if (id !== undefined && id !== productId)
    throw badRequest(`The path says '${productId}'.`, { property: '$.id' })
}

/** Says what a change of its members makes of a product. Problems: 400, 404. */
export const nextOf =
  ({ site: { siteId } }: AdminContext, productId: string, body: ProductChanges): Next =>
  (before) => {
    requireSameId(productId, body)
    if (!before) throw noProduct(productId)
    return readProduct(productId, kindOf(body) ?? before.type, overlay(productView(siteId, before), body))
  }

/** Changes what is named, as an import would. Problems: 400 with every member at fault, 403, 404, 409, 412, 428. */
export const updateProduct = (async (ctx, { params, body, headers }) => {
  const { productId } = params
  const change = { operation: 'updateProduct', productId, ifMatch: headers['if-match'] }
  await changeProduct(ctx, change, nextOf(ctx, productId, body))
  return productAnswer(ctx, productId)
}) satisfies AdminOperation<typeof catalogContract.updateProduct>

/**
 * Makes a product, or puts another in its place. A variant joins the master that it names. Problems: 400 with every
 * member at fault, 403, 404, 409, 412, 428.
 */
export const createProduct = (async (ctx, { params, body, headers }) => {
  const { productId } = params
  requireSameId(productId, body)
  const kind = kindOf(body) ?? (body.master ? 'variant' : 'item')
  const change = {
    operation: 'createProduct',
    productId,
    ifMatch: headers['if-match'],
    groupId: kind === 'variant' ? body.master?.masterId : productId,
  }
  let status = 201
  await changeProduct(ctx, change, (before) => {
    if (before && headers['x-dw-validate-existing'] === 'true')
      throw idAlreadyExists(`There is a product '${productId}' already.`)
    if (before) status = 200
    return readProduct(productId, kind, overlay(defaultsOf(kind), body))
  })
  return productAnswer(ctx, productId, status)
}) satisfies AdminOperation<typeof catalogContract.createProduct>

/** Takes a product out of the catalogue, its prices and counts too. Problems: 403, 404, 409 still-in-use, 412, 428. */
export const deleteProduct = (async (ctx, { params, headers }) => {
  const { productId } = params
  await deleteProductRow(ctx, { operation: 'deleteProduct', productId, ifMatch: headers['if-match'] })
  return noContent()
}) satisfies AdminOperation<typeof catalogContract.deleteProduct>
