import type { Job } from '../kernel/outbox.ts'
import { applyCrmStatus } from './apply-crm-status.ts'
import { claimForPoll, markSent } from './queries.ts'
import { queueCrmSync } from './queue-crm-sync.ts'

/** The gateway answers about so many at once. */
const batchSize = 100
/** What nobody has touched for so long is asked about no more. */
const maxIdleMs = 90 * 86_400_000

/** Asks the CRM every minute what has become of the open requests; what it has lost is sent once more. */
export const pollCrm: Job = {
  name: 'opportunities.ask',
  everyMinute: true,
  run: async (ctx) => {
    const { crm } = ctx.gateways
    if (!crm) return
    const { siteId } = ctx.site
    const since = new Date(ctx.now.getTime() - maxIdleMs)
    const keys = (await ctx.db.query(claimForPoll(siteId, { now: ctx.now, since, limit: batchSize }))).map(
      ({ id }) => id,
    )
    const statuses = await crm.readQuotes(keys)
    for (const status of statuses) await applyCrmStatus(ctx, status)
    const known = new Set(statuses.map(({ key }) => key))
    for (const opportunityId of keys.filter((key) => !known.has(key))) {
      await ctx.db.transaction(async (tx) => {
        await tx.run(markSent(siteId, opportunityId, null))
        await queueCrmSync(ctx, tx, { opportunityId, what: 'request' })
      })
    }
  },
}
