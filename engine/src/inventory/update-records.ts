import { type AuditedChange, recordAudits } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { bulkView, distinctLines, lineOutcome, type LineResult, requireAll } from '../kernel/bulk-lines.ts'
import { requireRight } from '../kernel/require-right.ts'
import type { Store } from '../stores/index.ts'
import { amountView, type Counted } from './amounts.ts'
import { refuseShortage } from './change-stock.ts'
import type { inventoryContract } from './contract.ts'
import type { StockLine } from './record-contract.ts'
import { insertStockChanges, lockCounts, selectCountsAt, type StockChange } from './count-queries.ts'
import { selectCountedProducts, selectStock } from './queries.ts'
import { requireList, whereOf } from './reach.ts'
import { noCountedProduct, readStockChange, requestKeyOf } from './records.ts'

type Line = { line: number; id: string; value: StockLine }

/** What a line says of its record: counted anew, with its moment, or so much more or less. */
type Wanted = Line & { counted: Counted; amount: number; since: Date; isCount: boolean }

/** A record that a line changes, and as what its result and the log tell it. */
type Judged = Wanted & { change: StockChange }

const readLine = (ctx: AdminContext, { line, id, value }: Line, counted: Counted | undefined): Wanted => {
  if (!counted) throw noCountedProduct(id)
  return { line, id, value, counted, ...readStockChange(ctx, value, counted) }
}

/** What there is too little of is refused before its record is locked, which would make one. */
const requireRecord = (store: Store, { counted, amount, isCount }: Wanted, onHand: number | undefined) => {
  if (!isCount && onHand === undefined) refuseShortage(store, counted, { before: 0, after: amount })
}

type At = { ctx: AdminContext; tx: Db; store: Store }

/** The lines that can be read, of what is counted. */
const readAll = async ({ ctx, tx, store }: At, lines: readonly Line[]) => {
  const { siteId } = ctx.site
  const skus = lines.map(({ id }) => id)
  const counted = new Map((await tx.query(selectCountedProducts(siteId, skus))).map((one) => [one.sku, one]))
  const stock = await tx.query(selectStock(siteId, { skus, inventoryIds: [store.inventoryId] }))
  const onHand = new Map(stock.map((one) => [one.sku, one.onHand]))
  const outcomes: (LineResult | Wanted)[] = []
  for (const one of lines)
    outcomes.push(
      await lineOutcome(one, () => {
        const wanted = readLine(ctx, one, counted.get(one.id))
        requireRecord(store, wanted, onHand.get(one.id))
        return wanted
      }),
    )
  return outcomes
}

/** What each line makes of its record, which nobody else changes until the end of the transaction. */
const judgeAll = async ({ ctx, tx, store }: At, wanted: readonly Wanted[]) => {
  const { siteId } = ctx.site
  const { inventoryId } = store
  const counts = wanted.map(({ id, amount, since, isCount }) => ({
    inventoryId,
    sku: id,
    amount: isCount ? amount : 0,
    since,
  }))
  await tx.run(lockCounts(siteId, counts))
  const standing = await tx.query(selectCountsAt(siteId, counts))
  const outcomes: (LineResult | Judged)[] = []
  for (const { at, before, after: counted } of standing) {
    const one = wanted[at]
    if (!one) continue
    const { c_reason: reason, c_note: note = null } = one.value
    const after = one.isCount ? counted : before + one.amount
    outcomes.push(
      await lineOutcome(one, () => {
        refuseShortage(store, one.counted, { before, after })
        const key = requestKeyOf(ctx, {
          store,
          sku: one.id,
          key: one.value.c_idempotencyKey,
          body: one.value,
        })
        return { ...one, change: { inventoryId, sku: one.id, before, after, reason, note, key: key ?? null } }
      }),
    )
  }
  return outcomes
}

const auditOf = (store: Store, { id, counted, change, value }: Judged): AuditedChange => ({
  operation: 'updateProductInventoryRecords',
  subject: { kind: 'stock', id: `${store.id} ${id}` },
  country: store.countryCode,
  before: { stockLevel: amountView(change.before, counted) },
  after: {
    stockLevel: amountView(change.after, counted),
    reason: change.reason,
    ...(value.c_note === undefined ? {} : { note: value.c_note }),
  },
})

const isResult = (outcome: LineResult | Wanted): outcome is LineResult => 'result' in outcome

/**
 * Counts and differences of a store's records, a product in a line: all or none, or with `onError=skip` those that are not at
 * fault; in either case in one transaction. A line whose key was there before changes nothing. Problems: 400 with every line at
 * fault, 403, 404 list, 413, 415.
 */
export const updateProductInventoryRecords = (async (ctx, { params, query, lines: sent }) => {
  const store = await requireList(ctx, params.inventoryListId)
  requireRight(ctx, 'stock.count', whereOf(store))
  const { lines, refused: results } = distinctLines(sent, ({ productId }) => productId)
  await ctx.db.transaction(async (tx) => {
    const at = { ctx, tx, store }
    const read = await readAll(at, lines)
    results.push(...read.filter(isResult))
    const wanted = read.filter((one): one is Wanted => !isResult(one))
    const judged = wanted.length > 0 ? await judgeAll(at, wanted) : []
    results.push(...judged.filter(isResult))
    requireAll(query.onError, results)
    const legal = judged.filter((one): one is Judged => !isResult(one))
    if (legal.length === 0) return
    const changes = legal.map(({ change }) => change)
    const written = await tx.query(
      insertStockChanges(ctx.site.siteId, changes, { at: ctx.now, actor: ctx.actor }),
    )
    const done = new Set(written.map(({ sku }) => sku))
    for (const { line, id, change } of legal) {
      const isChanged = done.has(id) && change.before !== change.after
      results.push({ line, id, result: isChanged ? 'changed' : 'unchanged' })
    }
    await recordAudits(
      ctx,
      tx,
      legal.filter(({ id }) => done.has(id)).map((one) => auditOf(store, one)),
    )
  })
  return bulkView(results)
}) satisfies AdminOperation<typeof inventoryContract.updateProductInventoryRecords>
