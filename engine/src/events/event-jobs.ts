import type { Job } from '../kernel/outbox.ts'
import { publishEvents } from './publish-events.ts'
import { deleteOldEvents, gatherStock, insertFeed, lockFeed } from './queries.ts'

const dayMs = 86_400_000
const retentionMs = 30 * dayMs

/** Gives new events their places in the feed, so that webhooks are called within a second or two. */
export const publishEventsJob: Job = {
  name: 'events.publish',
  everySecond: true,
  run: (ctx) => publishEvents(ctx),
}

/** Tells once a minute whose stock has changed: an order by order would be more than anybody reads. */
export const gatherStockJob: Job = {
  name: 'events.gather-stock',
  everyMinute: true,
  run: async ({ db, now, site: { siteId } }) => {
    await db.transaction(async (tx) => {
      await tx.run(insertFeed(siteId))
      await tx.one(lockFeed(siteId))
      await tx.run(gatherStock(siteId, now))
    })
  },
}

/** Forgets events after 30 days, and their deliveries. */
export const forgetEventsJob: Job = {
  name: 'events.housekeeping',
  everyMinute: true,
  run: async ({ db, now, site: { siteId } }) => {
    await db.run(deleteOldEvents(siteId, new Date(now.getTime() - retentionMs), 10_000))
  },
}
