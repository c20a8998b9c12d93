import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { Store } from '../stores/index.ts'
import { amountView, type Counted } from './amounts.ts'
import { notEnoughStock } from './problems.ts'
import { insertEntry, lockOnHand, type StockReason, updateOnHand } from './queries.ts'

type Change = {
  store: Store
  counted: Counted
  reason: StockReason
  note?: string | undefined
  /** What is on hand after it, of what was. */
  next(before: number): Promise<number> | number
  /** Once only. */
  key?: string | undefined
}

/** Problem: 409 not-enough-stock, where less than nothing would be left. */
export const refuseShortage = (
  store: Store,
  counted: Counted,
  { before, after }: { before: number; after: number },
): void => {
  if (after >= 0) return
  const available = amountView(before, counted)
  throw notEnoughStock(`'${store.id}' has ${available} of '${counted.sku}'.`, {
    productId: counted.sku,
    available,
  })
}

/**
 * Changes what a store has of a SKU, within a transaction, with its entry. Gives what was and what is; undefined where this
 * key did it before. Problem: 409 not-enough-stock.
 */
export const changeStock = async (
  ctx: AdminContext,
  tx: Db,
  { store, counted, reason, note, next, key }: Change,
): Promise<{ before: number; after: number } | undefined> => {
  const { siteId } = ctx.site
  const { inventoryId } = store
  const { onHand: before } = await tx.one(lockOnHand(siteId, inventoryId, counted.sku))
  const after = await next(before)
  refuseShortage(store, counted, { before, after })
  const entry = {
    at: ctx.now,
    inventoryId,
    sku: counted.sku,
    before,
    after,
    reason,
    note: note ?? null,
    actor: ctx.actor,
  }
  if ((await tx.run(insertEntry(siteId, entry, key ?? null))) === 0) return undefined
  if (after !== before) await tx.run(updateOnHand(siteId, inventoryId, counted.sku, after))
  return { before, after }
}
