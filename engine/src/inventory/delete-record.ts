import { recordAudit } from '../audit/index.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { noContent } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { requireRight } from '../kernel/require-right.ts'
import { raiseCatalogVersion } from '../sites/index.ts'
import { amountView } from './amounts.ts'
import type { inventoryContract } from './contract.ts'
import { deleteRecord, insertEntry } from './queries.ts'
import { requireList, whereOf } from './reach.ts'
import { requireCountedProduct } from './records.ts'

/**
 * Takes a product out of a list. Processes are told of changed rows, never of missing ones; the next catalogue version makes
 * them read all stock again. Problems: 403, 404 also where it was never counted there.
 */
export const deleteProductInventoryRecord = (async (ctx, { params }) => {
  const store = await requireList(ctx, params.inventoryListId)
  requireRight(ctx, 'stock.count', whereOf(store))
  const counted = await requireCountedProduct(ctx, params.productId)
  const { siteId } = ctx.site
  const { inventoryId } = store
  const { sku } = counted
  await ctx.db.transaction(async (tx) => {
    const gone = await tx.maybe(deleteRecord(siteId, inventoryId, sku))
    if (!gone) throw notFound(`'${sku}' was never counted in '${inventoryId}'.`)
    const { onHand: before } = gone
    const { now: at, actor } = ctx
    const entry = { at, inventoryId, sku, before, after: 0, reason: 'correction', note: null, actor } as const
    await tx.run(insertEntry(siteId, entry, null))
    await tx.one(raiseCatalogVersion(siteId))
    const subject = { kind: 'stock', id: `${store.id} ${sku}` } as const
    const stockLevel = amountView(before, counted)
    await recordAudit(ctx, tx, {
      operation: 'deleteProductInventoryRecord',
      subject,
      country: store.countryCode,
      before: { stockLevel },
      after: {},
    })
  })
  return noContent()
}) satisfies AdminOperation<typeof inventoryContract.deleteProductInventoryRecord>
