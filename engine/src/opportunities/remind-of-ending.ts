import type { Job } from '../kernel/outbox.ts'
import { claimEnding } from './queries.ts'
import { queueQuoteMail } from './quote-mail.ts'

const dayMs = 86_400_000
/** How many days before the last one. */
const daysBefore = 2
const batchSize = 100

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Writes once to whoever has an offer that ends in two days or sooner, and has had it for a day. */
export const remindOfEnding: Job = {
  name: 'opportunities.ending',
  everyMinute: true,
  run: (ctx) =>
    ctx.db.transaction(async (tx) => {
      const now = ctx.now.getTime()
      const ending = await tx.query(
        claimEnding(ctx.site.siteId, {
          today: isoDay(now),
          until: isoDay(now + daysBefore * dayMs),
          madeBefore: new Date(now - dayMs),
          limit: batchSize,
        }),
      )
      for (const opportunity of ending) await queueQuoteMail(ctx, tx, opportunity, 'quote-ending')
    }),
}
