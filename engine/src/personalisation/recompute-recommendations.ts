import type { Ctx } from '../kernel/context.ts'
import type { Job } from '../kernel/outbox.ts'
import { soldLines } from '../orders/index.ts'
import {
  claimRun,
  deleteLists,
  deleteOldActivities,
  deleteSurplusActivities,
  insertBoughtPairs,
  insertTop,
  insertViewedPairs,
} from './compute-queries.ts'

const dayMs = 86_400_000
const retentionDays = 90
const recomputeMs = 10 * 60_000
const listLength = 24

const batchSize = 20_000

/** Computes all lists anew from orders, activities and the catalogue. */
const computeLists = async (ctx: Ctx) => {
  const { siteId, countries } = ctx.site
  const since = new Date(ctx.now.getTime() - retentionDays * dayMs)
  const sold = soldLines(siteId, since)
  await ctx.db.transaction(async (tx) => {
    await tx.run(deleteLists(siteId))
    const codes = countries.map(({ code }) => code)
    await tx.run(insertTop(siteId, codes, sold, listLength))
    await tx.run(insertBoughtPairs(siteId, sold, listLength))
    await tx.run(insertViewedPairs(siteId, since, listLength))
  })
}

/**
 * Forgets activities that are old or more than `most`; every ten minutes, and after an import, computes the lists
 * anew.
 */
export const recomputeWithin = (most: number): Job => ({
  name: 'personalisation.recommendations',
  everyMinute: true,
  run: async (ctx) => {
    const { siteId } = ctx.site
    await ctx.db.run(
      deleteOldActivities(siteId, new Date(ctx.now.getTime() - retentionDays * dayMs), batchSize),
    )
    const stale = new Date(ctx.now.getTime() - recomputeMs)
    const claimed = await ctx.db.maybe(claimRun(siteId, ctx.now, stale))
    if (!claimed) return
    await ctx.db.run(deleteSurplusActivities(siteId, most, batchSize))
    await computeLists(ctx)
  },
})

export const recomputeRecommendations = recomputeWithin(500_000)
