import { noContent, type Operation } from '../kernel/operation.ts'
import { hashSecret } from '../kernel/secret-hash.ts'
import { noList } from './problems.ts'
import { selectSharedList, updateShare } from './queries.ts'
import { ownListKey } from './require-own-list.ts'
import type { shareContract } from './share-contract.ts'

type Contract = typeof shareContract

/** Makes the link of a list; a former one is worthless from then on. Problems: 403, 404. */
export const shareCustomerProductList = (async (ctx, { params }) => {
  const token = ctx.newId.secret()
  const key = ownListKey(ctx, params)
  if ((await ctx.db.run(updateShare(key, hashSecret(token)))) === 0) throw noList()
  return { token }
}) satisfies Operation<Contract['shareCustomerProductList']>

/** Nobody but its owner sees the list any more. Problems: 403, 404. */
export const unshareCustomerProductList = (async (ctx, { params }) => {
  if ((await ctx.db.run(updateShare(ownListKey(ctx, params), null))) === 0) throw noList()
  return noContent()
}) satisfies Operation<Contract['unshareCustomerProductList']>

/**
 * The list of a link, by allow-list: what is wished for, and nothing of its owner or their notes. Products and prices
 * are asked for as anybody asks for them. Problem: 404.
 */
export const getSharedProductList = (async (ctx, { query }) => {
  const list = await ctx.db.maybe(selectSharedList(ctx.site.siteId, hashSecret(query.c_token)))
  if (!list) throw noList()
  return {
    lastModified: list.modifiedAt.toISOString(),
    items: list.items.map(({ id, productId }) => ({ id, productId })),
  }
}) satisfies Operation<Contract['getSharedProductList']>
