import { addDays, midnightIn, todayIn } from '../../../facts/dates.ts'
import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Job } from '../kernel/outbox.ts'
import {
  deleteSales,
  deleteStock,
  insertSales,
  insertStock,
  lockRun,
  saveFunnel,
  saveRun,
  selectChangedDays,
} from './compute-queries.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
/** Funnel and stock are counted anew this often: they read more than what has changed. */
const recountMs = 10 * minuteMs
/** A change is written by a clock that may be behind, in a transaction that may end later. */
const overlapMs = 5 * minuteMs

/** Sums the days anew of which an order has changed since. */
const refreshSales = async ({ site }: Ctx, tx: Db, since: Date) => {
  for (const { code: country, timeZone } of site.countries) {
    const days = (await tx.query(selectChangedDays(site.siteId, { country, timeZone, since }))).map(
      ({ day }) => day,
    )
    const [first, last] = [days[0], days.at(-1)]
    if (first === undefined || last === undefined) continue
    await tx.run(deleteSales(site.siteId, country, days))
    const [from, before] = [midnightIn(timeZone, first), midnightIn(timeZone, addDays(last, 1))]
    await tx.run(insertSales(site.siteId, { country, timeZone, days, from, before }))
  }
}

const refreshFunnel = async ({ site, now }: Ctx, tx: Db) => {
  for (const { code: country, timeZone } of site.countries) {
    const today = todayIn(timeZone, now)
    for (const day of [addDays(today, -1), today]) {
      const [from, before] = [midnightIn(timeZone, day), midnightIn(timeZone, addDays(day, 1))]
      await tx.run(saveFunnel(site.siteId, { country, day, from, before }))
    }
  }
}

/** Keeps the tables that reports read. Each minute what was sold, every ten what was visited and what is left. */
export const refreshReports: Job = {
  name: 'reports.refresh',
  isMerchants: true,
  everyMinute: true,
  run: (ctx) =>
    ctx.db.transaction(async (tx) => {
      const { siteId } = ctx.site
      const { ordersUntil, countedAt } = await tx.one(lockRun(siteId))
      await refreshSales(ctx, tx, new Date(ordersUntil.getTime() - overlapMs))
      const isDue = ctx.now.getTime() - countedAt.getTime() >= recountMs
      if (isDue) {
        await refreshFunnel(ctx, tx)
        await tx.run(deleteStock(siteId))
        await tx.run(insertStock(siteId, new Date(ctx.now.getTime() - 30 * dayMs)))
      }
      await tx.run(saveRun(siteId, ctx.now, isDue ? ctx.now : countedAt))
    }),
}
