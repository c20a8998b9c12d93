import { recordAudit } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { amountView, readCountedAmount } from './amounts.ts'
import { storesInReach } from './reach.ts'
import { insertStockChanges, lockCounts, selectCountsAt, type WrittenCount } from './count-queries.ts'
import { selectCountedProducts } from './queries.ts'

/** A count as somebody wrote it down: pieces or metres, and when; without a moment it is of now. */
export type Count = { inventoryId: string; sku: string; quantity: number; countedAt?: string }

export type CountFault = {
  at: number
  column: 'inventoryId' | 'sku' | 'quantity' | 'countedAt'
  detail: string
}

/** A count that is older than what was entered here since, in pieces or metres. */
export type CountConflict = { at: number; here: number; there: number; enteredAt: Date }

const quantityFault = (count: Count, isCut: boolean): string | undefined => {
  try {
    readCountedAmount(count.quantity, { sku: count.sku, isCut }, 'quantity')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What keeps counts from being taken: places and products there are not, parts of a piece, moments to come. */
const faultsOf = (
  { now }: Pick<AdminContext, 'now'>,
  counts: readonly Count[],
  { lists, cut }: { lists: ReadonlySet<string>; cut: ReadonlyMap<string, boolean> },
): CountFault[] =>
  counts.flatMap((count, at): CountFault[] => {
    const { inventoryId, sku, countedAt } = count
    const isCut = cut.get(sku)
    if (!lists.has(inventoryId))
      return [{ at, column: 'inventoryId', detail: `There is no inventory list '${inventoryId}'.` }]
    if (isCut === undefined)
      return [{ at, column: 'sku', detail: `There is no product '${sku}' that is counted.` }]
    if (countedAt !== undefined && !(new Date(countedAt) <= now))
      return [{ at, column: 'countedAt', detail: 'A count cannot be of a time to come.' }]
    const detail = quantityFault(count, isCut)
    return detail === undefined ? [] : [{ at, column: 'quantity', detail }]
  })

const writtenCounts = (
  { now }: Pick<AdminContext, 'now'>,
  counts: readonly Count[],
  cut: ReadonlyMap<string, boolean>,
): WrittenCount[] =>
  counts.map(({ inventoryId, sku, quantity, countedAt }) => ({
    inventoryId,
    sku,
    amount: readCountedAmount(quantity, { sku, isCut: cut.get(sku) === true }, 'quantity'),
    since: countedAt === undefined ? now : new Date(countedAt),
  }))

const cutBySku = async ({ site }: AdminContext, db: Db, counts: readonly Count[]) => {
  const rows = await db.query(selectCountedProducts(site.siteId, [...new Set(counts.map(({ sku }) => sku))]))
  return new Map(rows.map(({ sku, isCut }) => [sku, isCut]))
}

/**
 * What counts would do to stores that the caller may see: how many differ from what is there, less what was sold since,
 * which are older than an entry made here, and what is wrong with them. Writes nothing.
 */
export const judgeCounts = async (
  ctx: AdminContext,
  counts: readonly Count[],
): Promise<{ faults: CountFault[]; conflicts: CountConflict[]; changed: number }> => {
  const lists = new Set((await storesInReach(ctx)).map(({ inventoryId }) => inventoryId))
  const cut = await cutBySku(ctx, ctx.db, counts)
  const faults = faultsOf(ctx, counts, { lists, cut })
  if (faults.length > 0) return { faults, conflicts: [], changed: 0 }
  const { siteId } = ctx.site
  const rows = await ctx.db.query(selectCountsAt(siteId, writtenCounts(ctx, counts, cut)))
  const changed = rows.filter(({ before, after }) => before !== after)
  const conflicts = changed.flatMap(({ at, sku, before, after, enteredAt }) => {
    const unit = { isCut: cut.get(sku) === true }
    return enteredAt === null
      ? []
      : [{ at, here: amountView(before, unit), there: amountView(after, unit), enteredAt }]
  })
  return { faults, conflicts, changed: changed.length }
}

/**
 * Puts counts in the place of what is on hand, less what orders took since they were made, each with its entry; within a
 * transaction. `keep`: those older than an entry made here are left out.
 */
export const importCounts = async (
  ctx: AdminContext,
  tx: Db,
  { counts, edited }: { counts: readonly Count[]; edited: 'keep' | 'overwrite' },
): Promise<void> => {
  const { siteId } = ctx.site
  const written = writtenCounts(ctx, counts, await cutBySku(ctx, tx, counts))
  await tx.run(lockCounts(siteId, written))
  const rows = await tx.query(selectCountsAt(siteId, written))
  const taken = rows.filter(
    ({ before, after, enteredAt }) => before !== after && (edited === 'overwrite' || enteredAt === null),
  )
  if (taken.length === 0) return
  const changes = taken.map(({ inventoryId, sku, before, after }) => ({
    inventoryId,
    sku,
    before,
    after,
    reason: 'count' as const,
    note: null,
    key: null,
  }))
  await tx.query(insertStockChanges(siteId, changes, { at: ctx.now, actor: ctx.actor }))
  await recordAudit(ctx, tx, {
    operation: 'importInventory',
    subject: { kind: 'stock', id: taken.length === 1 ? `${taken[0]?.sku}` : `${taken.length} counts` },
    after: { counts: taken.length, inventoryIds: [...new Set(taken.map(({ inventoryId }) => inventoryId))] },
  })
}
