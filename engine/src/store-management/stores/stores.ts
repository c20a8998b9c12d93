import { isDeepStrictEqual } from 'node:util'
import type { StoreRow } from '../../bundle/stores.ts'
import type { Db } from '../../db/db.ts'
import { judgeStore, requireLegal, writeStore } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import type { AdminRight } from '../../kernel/admin-rights.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { idAlreadyExists, requireIfMatch } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { requireRight } from '../../kernel/require-right.ts'
import { compileSearch } from '../../kernel/search-request/index.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { changeCatalogue } from '../../sites/index.ts'
import { type StoreChanges, storeNotFound, type storesContract } from './contract.ts'
import {
  countFoundStores,
  countStores,
  deleteStoreRow,
  lockStores,
  selectFoundStores,
  selectStore,
  selectStoreId,
  selectStores,
  selectStoresOfCountry,
  selectUsesOfStore,
  type StoresInReach,
  storeResource,
} from './queries.ts'

const reachOf = ({ site, countries, stores }: AdminContext): StoresInReach => ({
  siteId: site.siteId,
  countries,
  stores,
})

const noStore = (storeId: string) => storeNotFound(`There is no store '${storeId}'.`)

const answer = async (ctx: AdminContext, storeId: string, status = 200) => {
  const found = await ctx.db.maybe(selectStore(reachOf(ctx), storeId))
  if (!found) throw noStore(storeId)
  return new Reply(status, found.row, { etag: digestTag(found.row) })
}

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
export const getStore = (async (ctx, { params }) => answer(ctx, params.storeId)) satisfies AdminOperation<
  typeof storesContract.getStore
>

/** When a store is open and how it is reached: what changes by the week. */
const hoursMembers: ReadonlySet<string> = new Set([
  'hours',
  'storeHours',
  'closedDays',
  'phone',
  'phoneDisplay',
  'whatsapp',
  'email',
])

type Difference = { before: Record<string, unknown>; after: Record<string, unknown> }

/** The members that differ, as they were and as they are. */
const differenceOf = (before: StoreRow | undefined, after: StoreRow): Difference => {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after))]
  const names = [...new Set([...was.keys(), ...is.keys()])]
  const changed = names.filter((name) => !isDeepStrictEqual(was.get(name), is.get(name)))
  const pick = (members: Map<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, members.get(name)]))
  return { before: pick(was), after: pick(is) }
}

const requireRightAt = (ctx: AdminContext, right: AdminRight, { id, countryCode }: StoreRow) =>
  requireRight(ctx, right, { country: countryCode, storeIds: [id] })

/** A store is made in a country of one's own. Problem: 403. */
const requireOwnCountry = ({ countries, stores }: AdminContext, { id, countryCode }: StoreRow) => {
  if (!countries.includes(countryCode) && !stores.includes(id))
    throw outsideYourPlaces('The store would be in a country that you may not change.', {
      countries: [countryCode],
    })
}

/** Stock and orders are counted in its inventory, by its country's rules. Problem: 400. */
const requireSamePlace = (before: StoreRow, after: StoreRow) => {
  for (const member of ['countryCode', 'inventoryId'] as const)
    if (before[member] !== after[member])
      throw badRequest('Stock and orders stand there: make another store.', { property: `$.${member}` })
}

/** Shoppers who have chosen none are in the country's default. Problem: 400. */
const requireDefault = (before: StoreRow | undefined, after: StoreRow) => {
  if (before?.default && !after.default)
    throw badRequest('Make another store the default of its country instead.', { property: '$.default' })
}

type Change = { operation: string; storeId: string; ifMatch: string | undefined }

const changeStore = (
  ctx: AdminContext,
  { operation, storeId, ifMatch }: Change,
  next: (before: StoreRow | undefined) => object,
) => {
  const { siteId } = ctx.site
  return changeCatalogue(ctx, async (tx) => {
    await tx.run(lockStores(siteId))
    const before = (await tx.maybe(selectStore(reachOf(ctx), storeId)))?.row
    if (before) requireIfMatch(ctx, ifMatch, { etag: digestTag(before), current: () => before })
    else if (await tx.maybe(selectStoreId(siteId, storeId))) throw noStore(storeId)
    const after = requireLegal(await judgeStore(tx, siteId, next(before)))
    requireOwnCountry(ctx, after)
    if (before) requireSamePlace(before, after)
    requireDefault(before, after)
    if (isDeepStrictEqual(before, after)) return undefined
    const difference = differenceOf(before, after)
    const isOfHours = before && Object.keys(difference.after).every((name) => hoursMembers.has(name))
    requireRightAt(ctx, isOfHours ? 'stores.hours' : 'stores.change', after)
    const former = after.default ? await formerDefaults(tx, siteId, after) : []
    return {
      write: async (db, site) => {
        for (const row of [...former, after]) await writeStore(db, site, row)
      },
      audit: {
        operation,
        subject: { kind: 'store', id: storeId },
        country: after.countryCode,
        ...(before ? difference : { after: difference.after }),
      },
    }
  })
}

/** The country's other stores that were its default and are it no longer. */
const formerDefaults = async (tx: Db, siteId: string, { id, countryCode }: StoreRow) => {
  const stores = await tx.query(selectStoresOfCountry(siteId, countryCode))
  return stores.flatMap(({ row }) => (row.default && row.id !== id ? [{ ...row, default: false }] : []))
}

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
  return answer(ctx, storeId, status)
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
  return answer(ctx, storeId)
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
