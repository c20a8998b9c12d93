import type { ProductRow } from '../../bundle/products.ts'
import { changesOf } from '../../audit/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { changeProduct } from '../change-product.ts'
import { loadProduct, noProduct } from '../load-product.ts'
import { productNotFound } from '../problems.ts'
import { productAnswer } from '../products.ts'
import type { productVersionContract } from './contract.ts'

const mostVersions = 100
const dayMs = 86_400_000
/** So far back a product is put. */
const mostDays = 90

type Change = Awaited<ReturnType<typeof changesOf>>[number]

const membersOf = (members: unknown): Record<string, unknown> =>
  typeof members === 'object' && members !== null ? { ...members } : {}

/** The latest first, as far as each tells what stood before it: one that made the product is the last. */
const versionsOf = async (ctx: AdminContext, productId: string): Promise<Change[]> => {
  const since = ctx.now.getTime() - mostDays * dayMs
  const changes = await changesOf(ctx, {
    siteId: ctx.site.siteId,
    kind: 'product',
    id: productId,
    most: mostVersions,
  })
  const first = changes.findIndex(({ at, before }) => before === undefined || at.getTime() < since)
  return first === -1 ? changes : changes.slice(0, first + 1)
}

/** A product's changes, the latest first. Problem: 404. */
export const getProductVersions = (async (ctx, { params }) => {
  await loadProduct(ctx, params.productId)
  const data = (await versionsOf(ctx, params.productId)).map(
    ({ seq, at, actor, operation, before, after }) => ({
      version: seq,
      at: at.toISOString(),
      actor,
      operation,
      members: [...new Set([...Object.keys(membersOf(before)), ...Object.keys(membersOf(after))])],
    }),
  )
  return { data, total: data.length }
}) satisfies AdminOperation<typeof productVersionContract.getProductVersions>

/** What a product was before some changes, the latest first: of each member what stood before the first of them. */
const rowBefore = (row: ProductRow, changes: readonly Pick<Change, 'before' | 'after'>[]): object => {
  const members = new Map<string, unknown>(Object.entries(row))
  for (const { before, after } of changes) {
    const former = membersOf(before)
    for (const name of Object.keys(membersOf(after))) members.delete(name)
    for (const [name, value] of Object.entries(former)) members.set(name, value)
  }
  return Object.fromEntries(members)
}

/**
 * Puts back whatever was changed of a product since a version; its prices and stock are none of it. Problems: 400 where that is
 * not legal any more, 403, 404, 409, 412, 428.
 */
export const restoreProduct = (async (ctx, { params, headers }) => {
  const { productId, version } = params
  const versions = await versionsOf(ctx, productId)
  const at = versions.findIndex(({ seq }) => seq === version)
  if (at === -1) throw productNotFound(`'${productId}' has no version ${version} to put back.`)
  const change = { operation: 'restoreProduct', productId, ifMatch: headers['if-match'] }
  await changeProduct(ctx, change, (row) => {
    if (!row) throw noProduct(productId)
    return rowBefore(row, versions.slice(0, at))
  })
  return productAnswer(ctx, productId)
}) satisfies AdminOperation<typeof productVersionContract.restoreProduct>
