import { mmToMetres } from '../../../facts/length.ts'
import { recordAudit } from '../audit/index.ts'
import { selectLengthDemand } from '../baskets/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { selectLengthsAsked } from '../opportunities/index.ts'
import { selectCutDemand } from '../orders/index.ts'
import { allStores, type Store } from '../stores/index.ts'
import type { plantContract } from './contract.ts'
import { inventoriesServedBy, requirePlant, requirePlantRight } from './plant.ts'
import {
  deleteRunDecision,
  isShort,
  lockSharedRun,
  type RunDecision,
  saveRunDecision,
  selectSharedRuns,
  type SharedRun,
  selectRunDecisions,
  selectRunGoods,
  selectRunStock,
} from './queries.ts'
import { runBoard, type Wanted } from './run-board.ts'
import { tellRun } from './tell-run.ts'

/** Carts that nobody has touched for longer are not waited for. */
const cartDays = 14
const dayMs = 86_400_000
const someDay = '9999-12-31'
const mostStores = 3

const wantedView = ({ count, mm, belowCount }: Wanted) => ({ count, meters: mmToMetres(mm), belowCount })

const decisionView = ({ kind, until, storeId, note, decidedBy, decidedAt }: RunDecision) => ({
  decision: kind,
  ...(until === null ? {} : { until }),
  ...(storeId === null ? {} : { storeId }),
  ...(note === null ? {} : { note }),
  decidedBy,
  decidedAt: decidedAt.toISOString(),
})

const sharedRunView = ({ closingDay, goalMm, openedBy, openedAt, closedAt, reachedMm }: SharedRun) => ({
  closingDay,
  goalMeters: mmToMetres(goalMm),
  isOpen: closedAt === null,
  openedBy,
  openedAt: openedAt.toISOString(),
  ...(closedAt === null ? {} : { closedAt: closedAt.toISOString() }),
  ...(reachedMm === null ? {} : { reachedMeters: mmToMetres(reachedMm) }),
})

/** Millimetres of goods that orders, quotes and carts ask a plant for. */
export const demandOf = async (ctx: AdminContext, plant: Store) => {
  const { siteId } = ctx.site
  const since = new Date(ctx.now.getTime() - cartDays * dayMs)
  const inventories = await inventoriesServedBy(ctx, plant)
  const lines = await ctx.db.query(selectCutDemand(siteId, inventories, someDay))
  const orders = lines.map(({ orderNo, sku, lengthMm, quantity }) => ({
    source: orderNo,
    sku,
    mm: lengthMm * quantity,
  }))
  const quotes = await ctx.db.query(selectLengthsAsked(siteId, plant.countryCode))
  const carts = await ctx.db.query(selectLengthDemand(siteId, plant.countryCode, since))
  return { orders, quotes, carts }
}

/** The board of a plant. */
export const boardOf = async (ctx: AdminContext, plant: Store) => {
  const { db, site } = ctx
  const demand = await demandOf(ctx, plant)
  const runs = await db.query(selectSharedRuns(site.siteId, plant.countryCode))
  const ordered = new Set(demand.orders.map(({ sku }) => sku))
  // One that is closed stays until what it was for is cut.
  const shared = new Set(
    runs.filter(({ sku, closedAt }) => closedAt === null || ordered.has(sku)).map(({ sku }) => sku),
  )
  const asked = [...demand.quotes, ...demand.carts].map(({ sku }) => sku).concat(...shared)
  const goods = await db.query(selectRunGoods(site.siteId, [...new Set(asked)]))
  const rows = runBoard(demand, goods, shared)
  const skus = rows.map(({ sku }) => sku)
  const stores = (await allStores(ctx)).filter(({ countryCode }) => countryCode === plant.countryCode)
  const storeOf = new Map(stores.map(({ inventoryId, id }) => [inventoryId, id]))
  const stock = await db.query(selectRunStock(site.siteId, skus, [...storeOf.keys()]))
  const decisions = await db.query(selectRunDecisions(site.siteId, plant.countryCode, skus))
  const data = rows.map((row) => {
    const decision = decisions.find(({ sku }) => sku === row.sku)
    const run = shared.has(row.sku) ? runs.find(({ sku }) => sku === row.sku) : undefined
    return {
      productId: row.sku,
      name: goods.find(({ sku }) => sku === row.sku)?.name ?? {},
      minimumMeters: mmToMetres(row.minimumMm),
      missingMeters: mmToMetres(row.missingMm),
      orders: wantedView(row.orders),
      quotes: wantedView(row.quotes),
      carts: wantedView(row.carts),
      shortQuoteIds: row.shortQuotes.slice(0, 20),
      stock: stock
        .filter(({ sku }) => sku === row.sku)
        .slice(0, mostStores)
        .map(({ inventoryId, onHandMm }) => ({
          storeId: storeOf.get(inventoryId) ?? '',
          meters: mmToMetres(onHandMm),
        })),
      ...(decision ? { decision: decisionView(decision) } : {}),
      ...(run ? { run: sharedRunView(run) } : {}),
    }
  })
  return { storeId: plant.id, country: plant.countryCode, data, total: data.length }
}

/** Goods of a plant's country of which quotes and carts ask for less than a run, or that are cut in a shared one. Problem: 404. */
export const getRunBoard = (async (ctx, { params }) =>
  boardOf(ctx, await requirePlant(ctx, params.storeId))) satisfies AdminOperation<
  typeof plantContract.getRunBoard
>

/**
 * Notes what is done about goods that lack metres; null takes it back. Who waits for a run that closed short is told that it
 * is cut all the same. Problems: 400, 403, 404.
 */
export const decideRun = (async (ctx, { params, body }) => {
  const plant = await requirePlantRight(ctx, params.storeId)
  const { siteId } = ctx.site
  const { productId: sku } = params
  const key = { siteId, country: plant.countryCode, sku }
  const [goods] = await ctx.db.query(selectRunGoods(siteId, [sku]))
  if (!goods) throw notFound(`There are no goods '${sku}' that are cut in runs.`)
  if (body.decision === 'substitute') {
    const store = (await allStores(ctx)).find(({ id }) => id === body.storeId)
    if (store?.countryCode !== plant.countryCode)
      throw badRequest('Name a store of the country whose stock is taken.', { property: 'storeId' })
  }
  const { orders } = await demandOf(ctx, plant)
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx.query(selectRunDecisions(siteId, plant.countryCode, [sku]))
    const after: RunDecision | undefined =
      body.decision === null
        ? undefined
        : {
            sku,
            kind: body.decision,
            until: body.until ?? null,
            storeId: body.decision === 'substitute' ? (body.storeId ?? null) : null,
            note: body.note ?? null,
            decidedBy: ctx.actor,
            decidedAt: ctx.now,
          }
    await tx.run(after ? saveRunDecision(key, after) : deleteRunDecision(key))
    const run = after?.kind === 'cut' ? await tx.maybe(lockSharedRun(key)) : undefined
    if (run && isShort(run)) {
      const told = { news: { news: 'cut' }, key: `of ${run.openedAt.toISOString()} cut` } as const
      await tellRun(ctx, tx, { country: plant.countryCode, sku, orders }, told)
    }
    await recordAudit(ctx, tx, {
      operation: 'decideRun',
      subject: { kind: 'plant', id: `${plant.countryCode} ${sku}` },
      country: plant.countryCode,
      ...(before ? { before: decisionView(before) } : {}),
      ...(after ? { after: decisionView(after) } : {}),
    })
  })
  return boardOf(ctx, plant)
}) satisfies AdminOperation<typeof plantContract.decideRun>
