import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import {
  listedProcessors,
  type Movement,
  type Payment,
  selectMovedEntries,
  selectNamedPayments,
  selectPaymentsOfMovements,
} from '../../payments/index.ts'
import { type Comparison, compareMovements, type Difference } from './compare-movements.ts'
import { noteDifference } from './note-difference.ts'
import { claimReconciliation, saveReconciliation, selectReconciliations } from './queries.ts'

const dayMs = 24 * 3_600_000
/** Each movement is compared this many times, so that a list that failed on one day is made up for. */
const days = 7
/** The list reaches further back than the ledger, since the two clocks differ. */
const marginMs = dayMs

type NamedMovement = Movement & { payment?: Payment }

/** How the ledger and a vendor's list compare. */
export type Reconciliation = {
  method: string
  movements: number
  knownUntil: Date
  differences: Difference[]
}

/**
 * Compares the ledger of payments with each vendor's own list of the last week. What a vendor did by itself is written
 * down, what was taken for an order that was given up goes back; whatever differs is kept for the metrics and told in
 * the log. Throws where a vendor does not tell.
 */
export const reconcilePayments = async (ctx: Ctx): Promise<Reconciliation[]> => {
  const results: Reconciliation[] = []
  for (const { method } of listedProcessors(ctx)) results.push(await reconcile(ctx, method))
  return results
}

/** The same for the methods that were last compared a day ago. One that fails does not keep the others from it. */
export const reconcileDuePayments = async (ctx: Ctx): Promise<void> => {
  for (const { method } of listedProcessors(ctx)) {
    if ((await ctx.db.run(claimReconciliation(ctx.site.siteId, method, ctx.now))) === 0) continue
    await reconcile(ctx, method).catch((error: Error) =>
      ctx.warn({ method, reason: error.message }, 'payments could not be reconciled'),
    )
  }
}

/** How the ledger and the vendors' lists last compared, for the metrics. */
export const reconciliations = (db: Db) => db.query(selectReconciliations())

const reconcile = async (ctx: Ctx, method: string): Promise<Reconciliation> => {
  const processor = listedProcessors(ctx).find((one) => one.method === method)?.processor
  if (!processor) throw new Error(`nobody takes ${method}`)
  const from = new Date(ctx.now.getTime() - days * dayMs)
  const list = await processor.list({ from: new Date(from.getTime() - marginMs), to: ctx.now })
  const movements = await withPayments(ctx, method, list.movements)
  const found = compareMovements(await comparisonOf(ctx, method, { movements, from, until: list.knownUntil }))
  const differences: Difference[] = []
  for (const difference of found) {
    const payment = movements.find((one) => one.payment?.id === difference.paymentId)?.payment
    const noted = payment !== undefined && (await noteDifference(ctx, payment, difference))
    differences.push({ ...difference, ...(noted ? { noted } : {}) })
    ctx.warn({ method, ...difference, noted }, 'a payment differs from the vendor')
  }
  const { knownUntil } = list
  await ctx.db.run(saveReconciliation(ctx.site.siteId, method, { now: ctx.now, knownUntil, differences }))
  return { method, movements: movements.length, knownUntil, differences }
}

const comparisonOf = async (
  ctx: Ctx,
  method: string,
  { movements, from, until }: { movements: NamedMovement[]; from: Date; until: Date },
): Promise<Comparison> => {
  const paymentIds = movements.flatMap(({ payment }) => payment?.id ?? [])
  const entries = await ctx.db.query(
    selectMovedEntries(ctx.site.siteId, method, { from, to: ctx.now, paymentIds }),
  )
  return { movements, entries, from, until }
}

/** Finds the payment of each movement: by its names, else by what the ledger has of them. */
const withPayments = async (ctx: Ctx, method: string, movements: Movement[]): Promise<NamedMovement[]> => {
  const { siteId } = ctx.site
  const names = [...new Set(movements.flatMap((movement) => movement.names))]
  const entries = await ctx.db.query(selectPaymentsOfMovements(siteId, method, names))
  const payments = await ctx.db.query(
    selectNamedPayments(siteId, method, [...names, ...entries.map(({ id }) => id)]),
  )
  const byName = new Map<string, Payment>()
  for (const payment of payments)
    for (const name of [payment.id, payment.reference, payment.record.approvedId])
      if (name) byName.set(name, payment)
  for (const { reference, id } of entries) {
    const payment = byName.get(id)
    if (payment) byName.set(reference, payment)
  }
  return movements.map((movement) => {
    const payment = movement.names.map((name) => byName.get(name)).find((found) => found !== undefined)
    return payment ? { ...movement, payment } : movement
  })
}
