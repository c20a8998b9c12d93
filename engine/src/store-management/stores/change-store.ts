import { isDeepStrictEqual } from 'node:util'
import type { StoreRow } from '../../bundle/stores.ts'
import type { Db } from '../../db/db.ts'
import { judgeStore, requireLegal, writeStore } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminRight } from '../../kernel/admin-rights.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { Reply } from '../../kernel/operation.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { requireRight } from '../../kernel/require-right.ts'
import { changeCatalogue } from '../../sites/index.ts'
import { storeNotFound } from './contract.ts'
import {
  lockStores,
  selectStore,
  selectStoreId,
  selectStoresOfCountry,
  type StoresInReach,
} from './queries.ts'

/** The stores that a caller may see. */
export const reachOf = ({ site, countries, stores }: AdminContext): StoresInReach => ({
  siteId: site.siteId,
  countries,
  stores,
})

export const noStore = (storeId: string) => storeNotFound(`There is no store '${storeId}'.`)

/** A store with its entity tag. Problem: 404. */
export const storeAnswer = async (ctx: AdminContext, storeId: string, status = 200) => {
  const found = await ctx.db.maybe(selectStore(reachOf(ctx), storeId))
  if (!found) throw noStore(storeId)
  return new Reply(status, found.row, { etag: digestTag(found.row) })
}

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

/** Problem: 403 without the right where the store is. */
export const requireRightAt = (ctx: AdminContext, right: AdminRight, { id, countryCode }: StoreRow) =>
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

/**
 * Changes one store: `next` says from what stands (undefined: nothing) what it is to be. Problems: 400, 403, 404, 409, 412, 428.
 */
export const changeStore = (
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
