import type { ProductRow } from '../../bundle/products.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { idAlreadyExists } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { changeProduct } from '../change-product.ts'
import type { ProductChanges } from '../contract.ts'
import { deleteProductRow } from '../delete-product.ts'
import { loadMaster, noProduct } from '../load-product.ts'
import { etagOf, productView } from '../product-view.ts'
import { overlay, readProduct } from '../read-product.ts'
import type { VariantChanges, variationContract } from './contract.ts'
import { variantView } from './variant-view.ts'

/** Variants of a master by their ids, on sale or not. Problem: 404. */
export const getVariationsForMasterProduct = (async (ctx, { params, query }) => {
  const { limit = 25, offset = 0 } = query
  const { variants } = await loadMaster(ctx, params.masterProductId)
  const data = variants.slice(offset, offset + limit).map(variantView)
  return { data, limit, offset, total: variants.length }
}) satisfies AdminOperation<typeof variationContract.getVariationsForMasterProduct>

type Named = { masterProductId: string; id: string }

const answer = async (ctx: AdminContext, { masterProductId, id }: Named, status = 200) => {
  const { variants } = await loadMaster(ctx, masterProductId)
  const row = variants.find((one) => one.id === id)
  if (!row) throw noProduct(id)
  return new Reply(status, variantView(row), { etag: etagOf(row) })
}

/** One variant of a master. Problem: 404. */
export const getVariationForMasterProduct = (async (ctx, { params }) =>
  answer(ctx, params)) satisfies AdminOperation<typeof variationContract.getVariationForMasterProduct>

/** The body as a product's. Problem: 400 where it names another variant. */
const asProduct = (id: string, body: VariantChanges): ProductChanges => {
  const { productId, defaultProductVariation, ...own } = body
  if (productId !== undefined && productId !== id)
    throw badRequest(`The path says '${id}'.`, { property: '$.productId' })
  return {
    ...own,
    ...(defaultProductVariation === undefined ? {} : { c_default: defaultProductVariation || null }),
  }
}

/** Problem: 404 for what is no variant of this master. */
const requireVariant = (before: ProductRow | undefined, { masterProductId, id }: Named) => {
  if (before?.type !== 'variant' || before.masterId !== masterProductId) throw noProduct(id)
  return before
}

/**
 * Joins a variant to a master: one that is not there is made, one that is there is replaced. What is a product of its own, or
 * another master's, stays that. Problems: 400, 403, 404, 409, 412, 428.
 */
export const assignVariationForMasterProduct = (async (ctx, { params, body, headers }) => {
  const { masterProductId, id } = params
  const { master } = await loadMaster(ctx, masterProductId)
  const change = {
    operation: 'assignVariationForMasterProduct',
    productId: id,
    ifMatch: headers['if-match'],
    groupId: master.id,
  }
  let status = 201
  await changeProduct(ctx, change, (before) => {
    if (before && headers['x-dw-validate-existing'] === 'true')
      throw idAlreadyExists(`There is a product '${id}' already.`)
    if (before && (before.type !== 'variant' || before.masterId !== masterProductId))
      throw badRequest(`'${id}' is another product already.`, { property: '$.productId' })
    if (before) status = 200
    const document = { master: { masterId: masterProductId }, online: false, c_attributes: {} }
    return readProduct(id, 'variant', overlay(document, asProduct(id, body)))
  })
  return answer(ctx, params, status)
}) satisfies AdminOperation<typeof variationContract.assignVariationForMasterProduct>

/** Changes what a variant says itself. Problems: 400, 403, 404, 409, 412, 428. */
export const updateVariationForMasterProduct = (async (ctx, { params, body, headers }) => {
  const change = {
    operation: 'updateVariationForMasterProduct',
    productId: params.id,
    ifMatch: headers['if-match'],
  }
  await changeProduct(ctx, change, (before) => {
    const variant = requireVariant(before, params)
    const stands = productView(ctx.site.siteId, variant)
    return readProduct(params.id, 'variant', overlay(stands, asProduct(params.id, body)))
  })
  return answer(ctx, params)
}) satisfies AdminOperation<typeof variationContract.updateVariationForMasterProduct>

/** Takes a variant out of its master, and with it out of the catalogue. Problems: 403, 404, 409, 412, 428. */
export const unassignVariationFromMasterProduct = (async (ctx, { params, headers }) => {
  await deleteProductRow(ctx, {
    operation: 'unassignVariationFromMasterProduct',
    productId: params.id,
    masterId: params.masterProductId,
    ifMatch: headers['if-match'],
  })
  return noContent()
}) satisfies AdminOperation<typeof variationContract.unassignVariationFromMasterProduct>
