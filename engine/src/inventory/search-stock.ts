import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { definedMembers } from '../kernel/defined-members.ts'
import { searchRows } from '../kernel/search-request/index.ts'
import { variationText } from '../products/index.ts'
import { amountView } from './amounts.ts'
import type { inventoryContract } from './contract.ts'
import { stockResource } from './stock-field-queries.ts'
import {
  bySku,
  isStocked,
  productTable,
  selectIncoming,
  selectSold,
  selectStock,
  stockLines,
} from './queries.ts'
import { storesInReach } from './reach.ts'
import { unitOf } from './records.ts'

const dayMs = 86_400_000

/** The month before now that sales are counted over. */
export const monthBefore = (now: Date): Date => new Date(now.getTime() - 30 * dayMs)

/** Sums by SKU and place. */
export const byPlace = <Row extends { sku: string }>(
  rows: readonly Row[],
  place: (row: Row) => string,
  amount: (row: Row) => number,
): ((sku: string, at: string) => number) => {
  const sums = new Map(rows.map((row) => [`${row.sku}\n${place(row)}`, amount(row)]))
  return (sku, at) => sums.get(`${sku}\n${at}`) ?? 0
}

/** What stores have of some SKUs, what they sold of them in 30 days, and what is on its way to them. */
export const stockFacts = async (
  { db, site, now }: Pick<AdminContext, 'db' | 'site' | 'now'>,
  skus: readonly string[],
  inventoryIds: readonly string[],
) => {
  const places = { skus, inventoryIds }
  const stock = await db.query(selectStock(site.siteId, places))
  const sold = await db.query(selectSold(site.siteId, places, monthBefore(now)))
  const incoming = await db.query(selectIncoming(site.siteId, skus))
  return {
    onHand: byPlace(
      stock,
      ({ inventoryId }) => inventoryId,
      ({ onHand }) => onHand,
    ),
    sold: byPlace(
      sold,
      ({ inventoryId }) => inventoryId,
      (row) => row.sold,
    ),
    incoming: byPlace(
      incoming,
      ({ toStore }) => toStore,
      ({ amount }) => amount,
    ),
  }
}

/** SKUs with what each store in reach has of them, and for how long it lasts. Problem: 400. */
export const searchProductInventoryRecords = (async (ctx, { body }) => {
  const { siteId } = ctx.site
  const stores = await storesInReach(ctx)
  const { rows, page } = await searchRows(
    ctx.db,
    {
      resource: stockResource(siteId, { stores, since: monthBefore(ctx.now) }),
      order: bySku,
      select: stockLines,
      from: productTable,
      within: isStocked(siteId),
    },
    body,
  )
  const { onHand, sold, incoming } = await stockFacts(
    ctx,
    rows.map(({ sku }) => sku),
    stores.map(({ inventoryId }) => inventoryId),
  )
  const hits = rows.map(({ sku, isCut, name, variationValues, pattern }) => ({
    productId: sku,
    name,
    ...definedMembers({ variationText: variationText(ctx.site, variationValues, ctx.locale) || undefined }),
    unit: unitOf({ isCut }),
    stockPattern: pattern,
    stores: stores.map(({ id, inventoryId }) => {
      const [level, gone] = [onHand(sku, inventoryId), sold(sku, inventoryId)]
      return {
        storeId: id,
        inventoryListId: inventoryId,
        stockLevel: amountView(level, { isCut }),
        soldIn30Days: amountView(gone, { isCut }),
        ...(gone === 0 ? {} : { coverDays: Math.round((level / gone) * 300) / 10 }),
        incoming: amountView(incoming(sku, id), { isCut }),
      }
    }),
  }))
  return { ...page, hits }
}) satisfies AdminOperation<typeof inventoryContract.searchProductInventoryRecords>
