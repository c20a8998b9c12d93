import type { Ctx } from '../kernel/context.ts'
import type { Job } from '../kernel/outbox.ts'
import { applyCrmStatus } from './apply-crm-status.ts'
import { selectForCrm } from './queries.ts'

const pollJob = 'opportunities.follow'

/** Seconds after which a fresh request is asked about; later the question of every minute is enough. */
const pollDelays = [6, 10, 20]

type Data = { opportunityId: string; round: number }

/** Schedules an early poll, since a sales desk may answer before the poll of the next minute. One statement. */
export const schedulePoll = async (ctx: Ctx, opportunityId: string, round = 0): Promise<void> => {
  const afterSeconds = pollDelays[round]
  if (afterSeconds === undefined) return
  await ctx.outbox.send(ctx.db, {
    name: pollJob,
    siteId: ctx.site.siteId,
    locale: ctx.locale,
    data: { opportunityId, round },
    afterSeconds,
  })
}

/** Asks the CRM about one request. */
export const pollOne: Job<Data> = {
  name: pollJob,
  run: async (ctx, { opportunityId, round }) => {
    const [status] = (await ctx.gateways.crm?.readQuotes([opportunityId])) ?? []
    if (status) await applyCrmStatus(ctx, status)
    const now = await ctx.db.maybe(selectForCrm(ctx.site.siteId, opportunityId))
    if (now?.state === 'requested') await schedulePoll(ctx, opportunityId, round + 1)
  },
}
