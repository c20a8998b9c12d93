import type { Ctx } from '../kernel/context.ts'
import { hasUnplaced, insertDeliveries, insertFeed, lockFeed, placeEvents } from './queries.ts'
import { queueDelivery } from './queue-delivery.ts'

type Scope = Pick<Ctx, 'db' | 'site' | 'outbox' | 'now'>

const batch = 200

/**
 * Gives events that have been committed their places in the feed, and asks for their deliveries, in one transaction. Who writes
 * an event takes no lock for it, so no order waits for another; places are given afterwards, one batch at a time.
 */
export const publishEvents = async (ctx: Scope): Promise<void> => {
  const { siteId } = ctx.site
  for (let isMore = (await ctx.db.one(hasUnplaced(siteId))).found; isMore; )
    isMore = await ctx.db.transaction(async (tx) => {
      await tx.run(insertFeed(siteId))
      await tx.one(lockFeed(siteId))
      const placed = await tx.query(placeEvents(siteId, batch, ctx.now))
      if (placed.length === 0) return false
      const deliveries = await tx.query(
        insertDeliveries(
          siteId,
          placed.map(({ id }) => id),
        ),
      )
      for (const delivery of deliveries) await queueDelivery(ctx, tx, { ...delivery, round: 1, tries: 0 })
      return placed.length === batch
    })
}
