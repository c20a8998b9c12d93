import type { Job } from '../kernel/outbox.ts'
import { markSent, takeToAsk } from './queries.ts'
import { takeStand } from './take-stand.ts'
import { tellCrm } from './tell-crm.ts'

/** The gateway answers about so many at once. */
const atOnce = 100
/** What nobody has touched for so long is asked about no more. */
const patienceMs = 90 * 86_400_000

/** Asks the CRM every minute what has become of the open requests; what it has lost is sent once more. */
export const askCrm: Job = {
  name: 'opportunities.ask',
  everyMinute: true,
  run: async (ctx) => {
    const { crm } = ctx.gateways
    if (!crm) return
    const { siteId } = ctx.site
    const since = new Date(ctx.now.getTime() - patienceMs)
    const keys = (await ctx.db.query(takeToAsk(siteId, { now: ctx.now, since, limit: atOnce }))).map(
      ({ id }) => id,
    )
    const stands = await crm.readQuotes(keys)
    for (const stand of stands) await takeStand(ctx, stand)
    const known = new Set(stands.map(({ key }) => key))
    for (const opportunityId of keys.filter((key) => !known.has(key))) {
      await ctx.db.transaction(async (tx) => {
        await tx.run(markSent(siteId, opportunityId, null))
        await tellCrm(ctx, tx, { opportunityId, what: 'request' })
      })
    }
  },
}
