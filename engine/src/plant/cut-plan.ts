import { addDays, isIsoDate, midnightIn, todayIn } from '../../../facts/dates.ts'
import { mmToMetres } from '../../../facts/length.ts'
import { recordAudit } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { selectCutDemand } from '../orders/index.ts'
import type { Store } from '../stores/index.ts'
import type { plantContract } from './contract.ts'
import { type Demand, makeGroups } from './make-plan.ts'
import { loadGoods, materialOf, materialText } from './material.ts'
import {
  firstDue,
  type Group,
  lengthOf,
  type PlanDocument,
  type PlannedPiece,
  type PlanSettings,
  wasteOf,
} from './plan-document.ts'
import { inventoriesServedBy, requirePlant, requirePlantRight } from './plant.ts'
import { type PlanRow, type PlantKey, savePlan, selectPlan, selectStrips, sumEntries } from './queries.ts'
import { readMetres } from './strips.ts'

/** A saw takes three millimetres; ends of a metre and more are used again. What a set-up takes each plant says itself. */
const usual = { setupMm: 0, kerfMm: 3, leastOffcutMm: 1000 }

export const etagOf = ({ revision }: Pick<PlanRow, 'revision'>): string => `"${revision}"`
export const keyOf = ({ site }: Pick<AdminContext, 'site'>, { id }: Store): PlantKey => ({
  siteId: site.siteId,
  storeId: id,
})
export const noPlan = (storeId: string) => notFound(`There is no cut plan of '${storeId}'.`)

const pieceView = ({ orderNo, itemId, sku, profile, lengthMm, quantity, cut, due }: PlannedPiece) => ({
  orderNo,
  itemId,
  productId: sku,
  profileId: profile,
  lengthMeters: mmToMetres(lengthMm),
  quantity,
  cut,
  ...(due === null ? {} : { dueDate: due }),
})

const piecesOf = ({ runs }: Group): PlannedPiece[] => runs.flatMap(({ pieces }) => pieces)

const groupView = (ctx: AdminContext, group: Group, setupMm: number) => {
  const pieces = piecesOf(group)
  const due = firstDue([...pieces, ...group.lacking])
  return {
    id: group.id,
    kind: group.kind,
    materialId: group.material,
    material: materialText(ctx, group.material),
    ...(due === undefined ? {} : { dueDate: due }),
    orders: new Set(pieces.map(({ orderNo }) => orderNo)).size,
    meters: mmToMetres(lengthOf(pieces)),
    wasteMeters: mmToMetres(group.runs.reduce((sum, run) => sum + wasteOf(run, setupMm), 0)),
    takenMeters: mmToMetres(group.takenMm),
    boundMeters: mmToMetres(group.boundMm),
    isProven: group.isProven,
    runs: group.runs.map((run) => ({
      id: run.id,
      stripId: run.stripId,
      stripKind: run.stripKind,
      pieces: run.pieces.map(pieceView),
      setups: run.setups.length,
      restMeters: mmToMetres(run.restMm),
      rest: run.rest,
      isDone: run.isDone,
    })),
    lacking: group.lacking.map(pieceView),
  }
}

/** Waste in hundredths of all that is cut up, to a tenth. */
const percentOf = (wasteMm: number, goodsMm: number): number =>
  goodsMm + wasteMm === 0 ? 0 : Math.round((wasteMm / (goodsMm + wasteMm)) * 1000) / 10

const totalsOf = async (ctx: AdminContext, plant: Store, day: string) => {
  const [from, before] = [day, addDays(day, 1)].map((one) => midnightIn(plant.timeZone, one))
  if (!from || !before) throw new RangeError(`not a day: ${day}`)
  const { goodsMm, scrapMm } = await ctx.db.one(sumEntries(keyOf(ctx, plant), from, before))
  return { goodsMeters: mmToMetres(goodsMm), scrapMeters: mmToMetres(scrapMm) }
}

export const planView = async (ctx: AdminContext, plant: Store, { document, madeAt, madeBy }: PlanRow) => {
  const { day, setupMm, kerfMm, leastOffcutMm, groups } = document
  const today = todayIn(plant.timeZone, ctx.now)
  const goodsMm = groups.reduce((sum, group) => sum + lengthOf(piecesOf(group)), 0)
  const wasteMm = groups.reduce(
    (sum, { runs }) => sum + runs.reduce((own, run) => own + wasteOf(run, setupMm), 0),
    0,
  )
  return {
    storeId: plant.id,
    day,
    setupMeters: mmToMetres(setupMm),
    kerfMeters: mmToMetres(kerfMm),
    leastOffcutMeters: mmToMetres(leastOffcutMm),
    madeDate: madeAt.toISOString(),
    madeBy,
    meters: mmToMetres(goodsMm),
    wastePercent: percentOf(wasteMm, goodsMm),
    groups: groups.map((group) => groupView(ctx, group, setupMm)),
    today: await totalsOf(ctx, plant, today),
    yesterday: await totalsOf(ctx, plant, addDays(today, -1)),
  }
}

export const planReply = async (ctx: AdminContext, plant: Store, status = 200) => {
  const plan = await ctx.db.maybe(selectPlan(keyOf(ctx, plant)))
  if (!plan) throw noPlan(plant.id)
  return new Reply(status, await planView(ctx, plant, plan), { etag: etagOf(plan) })
}

/** What is still to be cut for a plant by a day, of what is paid. */
const loadDemand = async (ctx: AdminContext, plant: Store, day: string): Promise<Demand[]> => {
  const rows = await ctx.db.query(
    selectCutDemand(ctx.site.siteId, await inventoriesServedBy(ctx, plant), day),
  )
  const goods = await loadGoods(
    ctx,
    rows.map(({ sku }) => sku),
  )
  return rows.map(({ sku, ...row }) => {
    const one = goods.get(sku)
    return {
      ...row,
      sku,
      cut: 0,
      profile: one?.masterId ?? sku,
      kind: one?.isBar ? ('bar' as const) : ('coil' as const),
      material: one ? materialOf(one) : `product=${sku}`,
    }
  })
}

/** Makes a plant's plan of what is paid and not cut, within a transaction; it takes the place of the one before. */
export const replan = async (ctx: AdminContext, tx: Db, plant: Store, settings: PlanSettings) => {
  const within = { ...ctx, db: tx }
  const key = keyOf(ctx, plant)
  const strips = await tx.query(selectStrips(key, ['coil', 'bar', 'offcut'], null))
  const groups = makeGroups(await loadDemand(within, plant, settings.day), strips, settings)
  const document: PlanDocument = { ...settings, groups }
  return tx.one(savePlan(key, { document, madeBy: ctx.actor, madeAt: ctx.now }))
}

/** The present plan of a plant, and how far it has come. Problem: 404. */
export const getCutPlan = (async (ctx, { params }) =>
  planReply(ctx, await requirePlant(ctx, params.storeId))) satisfies AdminOperation<
  typeof plantContract.getCutPlan
>

/** Makes it, or makes it anew. Problems: 400, 403, 404. */
export const createCutPlan = (async (ctx, { params, body }) => {
  const plant = await requirePlantRight(ctx, params.storeId)
  const { day = todayIn(plant.timeZone, ctx.now), setupMeters, kerfMeters, leastOffcutMeters } = body
  if (!isIsoDate(day)) throw badRequest(`'${day}' is no day.`, { property: '$.day' })
  await ctx.db.transaction(async (tx) => {
    const last = (await tx.maybe(selectPlan(keyOf(ctx, plant))))?.document ?? usual
    const metres = (value: number | undefined, known: number, property: string) =>
      value === undefined ? known : readMetres(value, property)
    const plan = await replan(ctx, tx, plant, {
      day,
      setupMm: metres(setupMeters, last.setupMm, '$.setupMeters'),
      kerfMm: metres(kerfMeters, last.kerfMm, '$.kerfMeters'),
      leastOffcutMm: metres(leastOffcutMeters, last.leastOffcutMm, '$.leastOffcutMeters'),
    })
    await recordAudit(ctx, tx, {
      operation: 'createCutPlan',
      subject: { kind: 'plant', id: plant.id },
      country: plant.countryCode,
      after: { day, groups: plan.document.groups.length },
    })
  })
  return planReply(ctx, plant, 201)
}) satisfies AdminOperation<typeof plantContract.createCutPlan>
