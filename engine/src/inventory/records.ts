import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { readIdempotencyKey } from '../kernel/idempotency-key.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { requireRight } from '../kernel/require-right.ts'
import type { Store } from '../stores/index.ts'
import { amountView, type Counted, readCountedAmount } from './amounts.ts'
import { changeStock } from './change-stock.ts'
import type { inventoryContract } from './contract.ts'
import type { StockChangeBody } from './record-contract.ts'
import {
  countRecords,
  selectCountedProducts,
  selectEntries,
  selectOnHand,
  selectRecords,
  selectTakenSince,
} from './queries.ts'
import { requireList, storesInReach, whereOf } from './reach.ts'

export const noCountedProduct = (sku: string) => notFound(`There is no product '${sku}' that is counted.`)

/** What is counted of a product. Problem: 404. */
export const requireCountedProduct = async ({ db, site }: Pick<AdminContext, 'db' | 'site'>, sku: string) => {
  const counted = await db.maybe(selectCountedProducts(site.siteId, [sku]))
  if (!counted) throw noCountedProduct(sku)
  return counted
}

export const unitOf = ({ isCut }: Pick<Counted, 'isCut'>) => (isCut ? ('metre' as const) : ('piece' as const))

const recordView = async ({ db, site }: AdminContext, store: Store, counted: Counted) => {
  const { inventoryId } = store
  const { onHand = 0 } = (await db.maybe(selectOnHand(site.siteId, inventoryId, counted.sku))) ?? {}
  const entries = await db.query(selectEntries(site.siteId, inventoryId, counted.sku))
  return {
    inventoryListId: inventoryId,
    productId: counted.sku,
    unit: unitOf(counted),
    stockLevel: amountView(onHand, counted),
    ats: amountView(onHand, counted),
    c_entries: entries.map(({ at, reason, before, after, note, actor }) => ({
      at: at.toISOString(),
      reason,
      before: amountView(before, counted),
      after: amountView(after, counted),
      ...(note === null ? {} : { note }),
      actor,
    })),
  }
}

const listView = ({ id, inventoryId, name, countryCode, services }: Store) => ({
  id: inventoryId,
  storeId: id,
  storeName: name,
  country: countryCode,
  cutsToLength: services.includes('cutToLength'),
})

/** One list for each store that the caller may see. */
export const getInventoryLists = (async (ctx) => {
  const data = (await storesInReach(ctx)).map(listView)
  return { data, total: data.length }
}) satisfies AdminOperation<typeof inventoryContract.getInventoryLists>

/** The list of one of these stores. Problem: 404. */
export const getInventoryList = (async (ctx, { params }) =>
  listView(await requireList(ctx, params.inventoryListId))) satisfies AdminOperation<
  typeof inventoryContract.getInventoryList
>

/** What a store has of whatever was ever counted there, a page at a time. Problem: 404. */
export const getProductInventoryRecords = (async (ctx, { params, query }) => {
  const { inventoryId } = await requireList(ctx, params.inventoryListId)
  const { limit = 25, offset = 0 } = query
  const rows = await ctx.db.query(selectRecords(ctx.site.siteId, inventoryId, { limit, offset }))
  const { total } = await ctx.db.one(countRecords(ctx.site.siteId, inventoryId))
  const data = rows.map(({ sku, isCut, onHand }) => ({
    inventoryListId: inventoryId,
    productId: sku,
    unit: unitOf({ isCut }),
    stockLevel: amountView(onHand, { isCut }),
    ats: amountView(onHand, { isCut }),
  }))
  return { data, limit, offset, total }
}) satisfies AdminOperation<typeof inventoryContract.getProductInventoryRecords>

/** What a store has of a product, and what was done to it by hand. Problem: 404. */
export const getProductInventoryRecord = (async (ctx, { params }) => {
  const store = await requireList(ctx, params.inventoryListId)
  return recordView(ctx, store, await requireCountedProduct(ctx, params.productId))
}) satisfies AdminOperation<typeof inventoryContract.getProductInventoryRecord>

/** A change of a record as it is stored: a count and its moment, or a difference. Problem: 400. */
export const readStockChange = (
  { now }: Pick<AdminContext, 'now'>,
  { allocation, c_difference: difference }: StockChangeBody,
  counted: Counted,
): { amount: number; since: Date; isCount: boolean } => {
  if ((allocation === undefined) === (difference === undefined))
    throw badRequest('Send either an allocation or a difference.', { property: '$.allocation' })
  if (!allocation)
    return {
      amount: readCountedAmount(difference ?? 0, counted, '$.c_difference'),
      since: now,
      isCount: false,
    }
  const since = new Date(allocation.resetDate ?? now)
  if (since > now)
    throw badRequest('A count cannot be of a time to come.', { property: '$.allocation.resetDate' })
  return {
    amount: readCountedAmount(allocation.amount, counted, '$.allocation.amount'),
    since,
    isCount: true,
  }
}

/** Under which a change of a record is done once; undefined where the caller names no key. Problem: 400. */
export const requestKeyOf = (
  { actor }: Pick<AdminContext, 'actor'>,
  { store, sku, key, body }: { store: Store; sku: string; key: string | undefined; body: object },
): string | undefined => {
  const read = readIdempotencyKey(key, body)
  return read && `${actor.kind} ${actor.id} ${store.id} ${sku} ${read.key} ${read.hash}`
}

/** A count with its moment, or a difference, with its reason. Problems: 400, 403, 404, 409 not-enough-stock. */
export const updateProductInventoryRecord = (async (ctx, { params, body, headers }) => {
  const store = await requireList(ctx, params.inventoryListId)
  requireRight(ctx, 'stock.count', whereOf(store))
  const counted = await requireCountedProduct(ctx, params.productId)
  const { c_reason: reason, c_note: note } = body
  const { amount, since, isCount } = readStockChange(ctx, body, counted)
  const sku = counted.sku
  const ownKey = requestKeyOf(ctx, { store, sku, key: headers['idempotency-key'], body })
  const { siteId } = ctx.site
  await ctx.db.transaction(async (tx) => {
    const next = async (before: number) => {
      if (!isCount) return before + amount
      const { taken } = await tx.one(selectTakenSince(siteId, store.inventoryId, sku, since))
      return Math.max(0, amount - taken)
    }
    const changed = await changeStock(ctx, tx, { store, counted, reason, note, next, key: ownKey })
    if (!changed) return
    await recordAudit(ctx, tx, {
      operation: 'updateProductInventoryRecord',
      subject: { kind: 'stock', id: `${store.id} ${counted.sku}` },
      country: store.countryCode,
      before: { stockLevel: amountView(changed.before, counted) },
      after: {
        stockLevel: amountView(changed.after, counted),
        reason,
        ...(note === undefined ? {} : { note }),
      },
    })
  })
  return recordView(ctx, store, counted)
}) satisfies AdminOperation<typeof inventoryContract.updateProductInventoryRecord>
