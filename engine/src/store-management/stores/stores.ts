import type { Db } from '../../db/db.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { noContent } from '../../kernel/operation.ts'
import { idAlreadyExists, requireIfMatch } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { compileSearch } from '../../kernel/search-request/index.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { changeCatalogue } from '../../sites/index.ts'
import { changeStore, noStore, reachOf, requireRightAt, storeAnswer } from './change-store.ts'
import type { StoreChanges, storesContract } from './contract.ts'
import {
  countFoundStores,
  countStores,
  deleteStoreRow,
  lockStores,
  selectFoundStores,
  selectStore,
  selectStores,
  selectStoresOfCountry,
  selectUsesOfStore,
  storeResource,
} from './queries.ts'

/** The stores that the caller may see, in the merchant's order. */
export const getStores = (async (ctx, { query }) => {
  const { countryCode = null, limit = 25, offset = 0 } = query
  const found = await ctx.db.query(selectStores(reachOf(ctx), countryCode, limit, offset))
  const { total } = await ctx.db.one(countStores(reachOf(ctx), countryCode))
  return { data: found.map(({ row }) => row), limit, offset, total }
}) satisfies AdminOperation<typeof storesContract.getStores>

/** Problem: 400. */
export const searchStores = (async (ctx, { body }) => {
  const search = compileSearch(storeResource, body)
  const found = await ctx.db.query(selectFoundStores(reachOf(ctx), search))
  const { total } = await ctx.db.one(countFoundStores(reachOf(ctx), search))
  const { limit, offset } = search
  const hits = found.map(({ row }) => row)
  return { hits, query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}), limit, offset, total }
}) satisfies AdminOperation<typeof storesContract.searchStores>

/** Problem: 404. */
export const getStore = (async (ctx, { params }) =>
  storeAnswer(ctx, params.storeId)) satisfies AdminOperation<typeof storesContract.getStore>

/** Problem: 400 where the body names another store. */
const requireSameId = (storeId: string, { id }: StoreChanges) => {
  if (id !== undefined && id !== storeId)
    throw badRequest(`The path says '${storeId}'.`, { property: '$.id' })
}

/** The members of a body that are a store's; those of null are left out. */
const membersOf = (body: StoreChanges): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== null && !name.startsWith('c_')))

/** Makes a store behind all others, or says anew what one is. Problems: 400, 403, 404, 409, 412, 428. */
export const createStore = (async (ctx, { params: { storeId }, body, headers }) => {
  requireSameId(storeId, body)
  let status = 201
  const change = { operation: 'createStore', storeId, ifMatch: headers['if-match'] }
  await changeStore(ctx, change, (before) => {
    if (before && headers['x-dw-validate-existing'] === 'true')
      throw idAlreadyExists(`There is a store '${storeId}' already.`)
    if (before) status = 200
    const defaults = { inventoryId: storeId, default: false, services: [] }
    return { ...(before ? {} : defaults), ...membersOf(body), id: storeId }
  })
  return storeAnswer(ctx, storeId, status)
}) satisfies AdminOperation<typeof storesContract.createStore>

/** Changes what is named; null empties. Problems: 400 with every member at fault, 403, 404, 409, 412, 428. */
export const updateStore = (async (ctx, { params: { storeId }, body, headers }) => {
  requireSameId(storeId, body)
  const change = { operation: 'updateStore', storeId, ifMatch: headers['if-match'] }
  await changeStore(ctx, change, (before) => {
    if (!before) throw noStore(storeId)
    const unchanged = Object.entries(before).filter(([name]) => body[name as keyof StoreChanges] !== null)
    return { ...Object.fromEntries(unchanged), ...membersOf(body) }
  })
  return storeAnswer(ctx, storeId)
}) satisfies AdminOperation<typeof storesContract.updateStore>

/** Takes a store away that nothing needs any more. Problems: 403, 404, 409, 412, 428. */
export const deleteStore = (async (ctx, { params: { storeId }, headers }) => {
  const { siteId } = ctx.site
  const plan = async (tx: Db) => {
    await tx.run(lockStores(siteId))
    const before = (await tx.maybe(selectStore(reachOf(ctx), storeId)))?.row
    if (!before) throw noStore(storeId)
    requireIfMatch(ctx, headers['if-match'], { etag: digestTag(before), current: () => before })
    requireRightAt(ctx, 'stores.change', before)
    const fellows = await tx.query(selectStoresOfCountry(siteId, before.countryCode))
    const isNeeded = before.default || fellows.length === 1
    const usedBy = [
      ...(isNeeded ? [{ kind: 'country', id: before.countryCode }] : []),
      ...(await tx.query(selectUsesOfStore(siteId, before))),
    ]
    if (usedBy.length > 0) throw stillInUse(`'${storeId}' is still in use.`, { usedBy })
    return {
      write: async (db: Db, site: string) => void (await db.run(deleteStoreRow(site, storeId))),
      audit: {
        operation: 'deleteStore',
        subject: { kind: 'store', id: storeId },
        country: before.countryCode,
        before,
      } as const,
    }
  }
  await changeCatalogue(ctx, plan, true)
  return noContent()
}) satisfies AdminOperation<typeof storesContract.deleteStore>
