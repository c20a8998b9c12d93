import { recordAudit } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { doneBefore } from '../kernel/done-before.ts'
import { requireIfMatch } from '../kernel/precondition.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { runOnce } from '../kernel/run-once.ts'
import { cutOrderPieces } from '../orders/index.ts'
import type { Store } from '../stores/index.ts'
import type { plantContract } from './contract.ts'
import { etagOf, keyOf, noPlan, planReply, planView } from './cut-plan.ts'
import { type Group, piecesLeft, type PlanDocument, type PlannedPiece, type Run } from './plan-document.ts'
import { requirePlantRight } from './plant.ts'
import { cutPlanOutdated } from './problems.ts'
import {
  type Entry,
  insertEntries,
  lockPlan,
  lockStrips,
  nextOffcutId,
  saveStrip,
  type Strip,
  updatePlan,
} from './queries.ts'

/** Pieces of a run that have been cut now. */
type Cut = { run: Run; piece: PlannedPiece; quantity: number }

/** What somebody says is cut: a group, one of its strips, or pieces of either. */
type Wanted = {
  groupId: string
  runId?: string | undefined
  pieces?: readonly { orderNo: string; itemId: string; quantity: number }[] | undefined
  /** How long ago, by a device that had no signal. */
  secondsAgo?: number | undefined
}

/** The pieces of a group that have been cut: those that are named, or all that are left. Problem: 400. */
const cutsOf = (runs: readonly Run[], wanted: Wanted['pieces']): Cut[] => {
  const open = runs.flatMap((run) => run.pieces.map((piece) => ({ run, piece, quantity: piecesLeft(piece) })))
  if (!wanted) return open.filter(({ quantity }) => quantity > 0)
  return wanted.flatMap(({ orderNo, itemId, quantity }, index) => {
    let missing = quantity
    const given = open.flatMap((one) => {
      if (one.piece.orderNo !== orderNo || one.piece.itemId !== itemId) return []
      const taken = Math.min(missing, one.quantity)
      missing -= taken
      one.quantity -= taken
      return taken > 0 ? [{ ...one, quantity: taken }] : []
    })
    if (missing > 0)
      throw badRequest(`Of '${itemId}' of order ${orderNo} there are not so many left.`, {
        property: `$.pieces[${index}]`,
        left: quantity - missing,
      })
    return given
  })
}

const requireGroup = ({ groups }: PlanDocument, groupId: string): Group => {
  const group = groups.find(({ id }) => id === groupId)
  if (!group) throw notFound(`There is no group '${groupId}' in the plan.`)
  return group
}

const requireRuns = ({ runs }: Group, runId: string | undefined): Run[] => {
  const chosen = runId === undefined ? runs : runs.filter(({ id }) => id === runId)
  if (chosen.length === 0) throw notFound(`There is no run '${runId}' in the group.`)
  return chosen
}

/** What a run's cuts take of its strip, with set-ups, saw and end; changes run and strip. Problem: 409 cut-plan-outdated. */
const takeFromStrip = (
  run: Run,
  cuts: readonly Cut[],
  strip: Strip | undefined,
  { setupMm }: PlanDocument,
): { entries: Entry[]; offcutMm: number } => {
  const outdated = () =>
    cutPlanOutdated(`'${run.stripId}' is not what was planned.`, { stripId: run.stripId })
  if (!strip || strip.status === 'bad') throw outdated()
  const isFirst = run.pieces.every(({ cut }) => cut === 0)
  const base = { stripId: strip.id, material: strip.material }
  const entries: Entry[] = []
  for (const { piece, quantity } of cuts) {
    const { lengthMm, orderNo, itemId } = piece
    entries.push({ ...base, kind: 'goods', lengthMm: lengthMm * quantity, orderNo, itemId, quantity })
    piece.cut += quantity
    if (!run.setups.includes(piece.profile) || run.setUp.includes(piece.profile)) continue
    run.setUp.push(piece.profile)
    if (setupMm > 0) entries.push({ ...base, kind: 'setup', lengthMm: setupMm })
  }
  run.isDone = run.pieces.every((piece) => piecesLeft(piece) === 0)
  if (run.isDone && run.sawMm > 0) entries.push({ ...base, kind: 'saw', lengthMm: run.sawMm })
  if (run.isDone && run.rest === 'scrap' && run.restMm > 0)
    entries.push({ ...base, kind: 'end', lengthMm: run.restMm })
  if (run.stripKind === 'coil') strip.lengthMm -= entries.reduce((sum, { lengthMm }) => sum + lengthMm, 0)
  else if (isFirst) strip.count -= 1
  if (strip.lengthMm < 0 || strip.count < 0) throw outdated()
  if (strip.lengthMm === 0 || strip.count === 0) strip.status = 'used'
  return { entries, offcutMm: run.isDone && run.rest === 'offcut' ? run.restMm : 0 }
}

/** Writes what was cut into strips, offcuts and entries, within the transaction. */
const settleStrips = async (
  ctx: AdminContext,
  tx: Db,
  plan: PlanDocument,
  { cuts, storeId, at }: { cuts: readonly Cut[]; storeId: string; at: Date },
) => {
  const key = { siteId: ctx.site.siteId, storeId }
  const byRun = Map.groupBy(cuts, ({ run }) => run)
  const strips = await tx.query(lockStrips(key, [...new Set(cuts.map(({ run }) => run.stripId))]))
  const entries: Entry[] = []
  for (const [run, own] of byRun) {
    const strip = strips.find(({ id }) => id === run.stripId)
    const taken = takeFromStrip(run, own, strip, plan)
    entries.push(...taken.entries)
    if (taken.offcutMm === 0 || !strip) continue
    const { id } = await tx.one(nextOffcutId())
    const offcut: Strip = {
      ...strip,
      id,
      kind: 'offcut',
      lengthMm: taken.offcutMm,
      count: 1,
      status: 'usable',
      cutFrom: strip.id,
      note: null,
      revision: 1,
      createdAt: at,
    }
    await tx.run(saveStrip(key, offcut))
  }
  for (const strip of strips) await tx.run(saveStrip(key, strip))
  await tx.run(insertEntries(key, entries, { at, actor: ctx.actor }))
}

/** Writes within a transaction that pieces are cut. Problems: 400, 404, 409, 412, 428. */
const cutPieces = async (
  ctx: AdminContext,
  plant: Store,
  { groupId, runId, pieces: wanted, secondsAgo }: Wanted,
  ifMatch: string | undefined,
) => {
  const key = keyOf(ctx, plant)
  await ctx.db.transaction(async (tx) => {
    const row = await tx.maybe(lockPlan(key))
    if (!row) throw noPlan(plant.id)
    const current = await planView({ ...ctx, db: tx }, plant, row)
    requireIfMatch(ctx, ifMatch, { etag: etagOf(row), current: () => current })
    const plan = row.document
    const cuts = cutsOf(requireRuns(requireGroup(plan, groupId), runId), wanted)
    if (cuts.length === 0) throw cutPlanOutdated('All of it is cut.', { groupId })
    const at = doneBefore(ctx.now, secondsAgo, row.madeAt)
    await settleStrips(ctx, tx, plan, { cuts, storeId: plant.id, at })
    await tx.run(updatePlan(key, plan))
    const byOrder = [...Map.groupBy(cuts, ({ piece }) => piece.orderNo)].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    )
    for (const [orderNo, own] of byOrder) {
      const lines = [...Map.groupBy(own, ({ piece }) => piece.itemId)].map(([itemId, some]) => ({
        itemId,
        quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
      }))
      const isCut = await cutOrderPieces(ctx, tx, orderNo, { lines, secondsAgo })
      if (!isCut) throw cutPlanOutdated(`Order ${orderNo} no longer waits for these pieces.`, { orderNo })
    }
    const pieces = cuts.map(({ run, piece, quantity }) => ({
      runId: run.id,
      orderNo: piece.orderNo,
      itemId: piece.itemId,
      quantity,
    }))
    const subject = { kind: 'plant', id: plant.id } as const
    const country = plant.countryCode
    // The entry's own moment is that of the call.
    const after = { pieces, ...(secondsAgo ? { doneAt: at } : {}) }
    await recordAudit(ctx, tx, { operation: 'confirmCut', subject, country, after })
  })
}

/**
 * Says that a group, a strip's share or pieces of them are cut: strips grow shorter, ends become offcuts or scrap, and an
 * order whose last piece it was takes its step. Once for one `Idempotency-Key`: a machine without a signal keeps what it cut
 * until it is answered, and tells how long that took. Problems: 400, 403, 404, 409, 412, 428.
 */
export const confirmCut = (async (ctx, { params, body: { secondsAgo, ...body }, headers }) => {
  const plant = await requirePlantRight(ctx, params.storeId)
  return runOnce(ctx, { operation: `confirmCut ${plant.id}`, headers, body }, async (inside) => {
    await cutPieces(inside, plant, { ...body, secondsAgo }, headers['if-match'])
    return planReply(inside, plant)
  })
}) satisfies AdminOperation<typeof plantContract.confirmCut>
