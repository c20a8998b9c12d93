import { rowAtVersion, versionsOf, versionsView } from '../../audit/versions/index.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { changeStore, noStore, reachOf, storeAnswer } from './change-store.ts'
import { storeNotFound, type storesContract } from './contract.ts'
import { selectStore } from './queries.ts'

/** A store's changes, the latest first. Problem: 404. */
export const getStoreVersions = (async (ctx, { params: { storeId } }) => {
  if (!(await ctx.db.maybe(selectStore(reachOf(ctx), storeId)))) throw noStore(storeId)
  return versionsView(await versionsOf(ctx, { kind: 'store', id: storeId }))
}) satisfies AdminOperation<typeof storesContract.getStoreVersions>

/**
 * Puts back whatever was changed of a store since a version; which store is its country's default stays, since that is about
 * another one too. Problems: 400 where that is not legal any more, 403, 404, 409, 412, 428.
 */
export const restoreStore = (async (ctx, { params: { storeId, version }, headers }) => {
  const versions = await versionsOf(ctx, { kind: 'store', id: storeId })
  const change = { operation: 'restoreStore', storeId, ifMatch: headers['if-match'] }
  await changeStore(ctx, change, (row) => {
    if (!row) throw noStore(storeId)
    const restored = rowAtVersion(row, versions, version)
    if (!restored) throw storeNotFound(`'${storeId}' has no version ${version} to put back.`)
    return { ...restored, default: row.default }
  })
  return storeAnswer(ctx, storeId)
}) satisfies AdminOperation<typeof storesContract.restoreStore>
