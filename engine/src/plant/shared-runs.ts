import { addDays, isIsoDate, type IsoDate, todayIn } from '../../../facts/dates.ts'
import { metresToMm, mmToMetres } from '../../../facts/length.ts'
import { type AdminContext, jobContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import type { Job } from '../kernel/outbox.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { changeCatalogue } from '../sites/index.ts'
import { allStores, type Store } from '../stores/index.ts'
import type { plantContract } from './contract.ts'
import { boardOf, demandOf } from './get-run-board.ts'
import { requirePlantRight } from './plant.ts'
import {
  closeSharedRun,
  isShort,
  lockSharedRun,
  saveSharedRun,
  selectOpenRuns,
  selectRunGoods,
  type SharedRun,
} from './queries.ts'
import { tellRun } from './tell-run.ts'

/** Nobody waits longer for goods that others have to order first. */
const mostDays = 60

const auditOf = (operation: string, country: string, sku: string) => ({
  operation,
  subject: { kind: 'plant' as const, id: `${country} ${sku}` },
  country,
})

const termsOf = ({ closingDay, goalMm }: Pick<SharedRun, 'closingDay' | 'goalMm'>) => ({
  closingDay,
  goalMeters: mmToMetres(goalMm),
})

/** Problem: 400 for a day that is over or too far away. */
const requireClosingDay = (day: IsoDate, today: IsoDate) => {
  if (!isIsoDate(day) || day < today || day > addDays(today, mostDays))
    throw badRequest(`Choose a day from ${today} to ${addDays(today, mostDays)}.`, {
      property: '$.closingDay',
    })
}

/** Problem: 400 for a part of a millimetre. */
const goalOf = (meters: number): number => {
  const goalMm = metresToMm(meters)
  if (goalMm === undefined)
    throw badRequest(`${meters} is finer than a millimetre.`, { property: '$.meters' })
  return goalMm
}

/**
 * Opens a shared run of goods in a plant's country: until its closing day no cart there has to reach the least by itself, and
 * what is ordered is ready after that day. Who waits for one that is opened longer is told by mail. Problems: 400, 403, 404,
 * 409 while an import runs.
 */
export const openRun = (async (ctx, { params, body }) => {
  const plant = await requirePlantRight(ctx, params.storeId)
  const { countryCode: country } = plant
  const { productId: sku } = params
  const [goods] = await ctx.db.query(selectRunGoods(ctx.site.siteId, [sku]))
  if (!goods) throw notFound(`There are no goods '${sku}' that are cut in runs.`)
  requireClosingDay(body.closingDay, todayIn(plant.timeZone, ctx.now))
  const goalMm = body.meters === undefined ? goods.minimumMm : goalOf(body.meters)
  const { closingDay } = body
  const { orders } = await demandOf(ctx, plant)
  await changeCatalogue(ctx, async (tx) => {
    const before = await tx.maybe(lockSharedRun({ siteId: ctx.site.siteId, country, sku }))
    if (before && (isShort(before) || (before.closedAt === null && before.closingDay !== closingDay)))
      await tellRun(
        ctx,
        tx,
        { country, sku, orders },
        { news: { news: 'until', day: closingDay }, key: `until ${closingDay}` },
      )
    return {
      write: async (db, siteId) => {
        const run = { storeId: plant.id, closingDay, goalMm, openedBy: ctx.actor, openedAt: ctx.now }
        await db.run(saveSharedRun({ siteId, country, sku }, run))
      },
      audit: {
        ...auditOf('openRun', country, sku),
        ...(before && before.closedAt === null ? { before: termsOf(before) } : {}),
        after: termsOf({ closingDay, goalMm }),
      },
    }
  })
  return boardOf(ctx, plant)
}) satisfies AdminOperation<typeof plantContract.openRun>

/** Closes a run that is open, with what paid orders have together by then, and tells who waits for it; gives whether it was. */
const close = async (ctx: AdminContext, country: string, sku: string, plant: Store | undefined) => {
  const { orders } = plant ? await demandOf(ctx, plant) : { orders: [] }
  const reachedMm = orders.filter((one) => one.sku === sku).reduce((sum, { mm }) => sum + mm, 0)
  let isClosed = false
  await changeCatalogue(ctx, async (tx) => {
    const run = await tx.maybe(lockSharedRun({ siteId: ctx.site.siteId, country, sku }))
    if (run?.closedAt !== null) return undefined
    isClosed = true
    const news = reachedMm >= run.goalMm ? 'reached' : 'short'
    const key = `of ${run.openedAt.toISOString()} ${news}`
    await tellRun(ctx, tx, { country, sku, orders }, { news: { news }, key })
    return {
      write: async (db, siteId) => {
        await db.run(closeSharedRun({ siteId, country, sku }, { closedAt: ctx.now, reachedMm }))
      },
      audit: {
        ...auditOf('closeRun', country, sku),
        before: termsOf(run),
        after: { reachedMeters: mmToMetres(reachedMm) },
      },
    }
  })
  return isClosed
}

/** Closes a shared run before its day. Problems: 403, 404, 409 while an import runs. */
export const closeRun = (async (ctx, { params }) => {
  const plant = await requirePlantRight(ctx, params.storeId)
  if (!(await close(ctx, plant.countryCode, params.productId, plant)))
    throw notFound(`There is no open run of '${params.productId}'.`)
  return boardOf(ctx, plant)
}) satisfies AdminOperation<typeof plantContract.closeRun>

/** Closes the runs whose closing day is over by their country's clock. */
export const closeRuns: Job = {
  name: 'plant.close-runs',
  everyMinute: true,
  isMerchants: true,
  run: async (world) => {
    const ctx = jobContext(world, 'close-runs')
    const { siteId, countries } = ctx.site
    const open = await ctx.db.query(selectOpenRuns(siteId))
    const over = open.filter(({ country, closingDay }) => {
      const timeZone = countries.find(({ code }) => code === country)?.timeZone
      return timeZone === undefined || closingDay < todayIn(timeZone, ctx.now)
    })
    if (over.length === 0) return
    const stores = await allStores(ctx)
    for (const { country, sku, storeId } of over)
      await close(
        ctx,
        country,
        sku,
        stores.find(({ id }) => id === storeId),
      )
  },
}
