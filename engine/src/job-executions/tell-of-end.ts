import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Job } from '../kernel/outbox.ts'
import { queueMail } from '../mail/index.ts'
import { findStaffEmail } from '../staff/index.ts'
import type { Execution } from './execution.ts'
import { nameOfExecution } from './job-names.ts'
import { takeUntold } from './queries.ts'

/** Who waits no longer than this is still there when it ends, and sees it. */
const longMs = 60_000

/** Where its page is: with its report, its faults and its result. */
const pageOf = ({ publicOrigin }: Pick<Ctx, 'publicOrigin'>, { jobId, id }: Execution) =>
  `${publicOrigin}/admin/import-export?${new URLSearchParams({ job: jobId, execution: id })}`

const tell = async (ctx: Ctx, tx: Db, execution: Execution) => {
  const { actor, status, createdAt, endedAt, done, report, outcomes, fault } = execution
  // Who gave it up knows; programs ask, and have a feed.
  if (actor.kind !== 'staff' || status === 'aborted' || endedAt === null) return
  const tookMs = endedAt.getTime() - createdAt.getTime()
  if (tookMs < longMs) return
  const to = await findStaffEmail({ ...ctx, db: tx }, actor.id)
  if (to === undefined) return
  const refused = outcomes ? outcomes.refused + outcomes.overtaken : undefined
  const values = {
    work: nameOfExecution(execution),
    hasFailed: status === 'failed',
    done,
    faults: report?.faultCount ?? refused ?? 0,
    minutes: Math.max(1, Math.round(tookMs / 60_000)),
    ...(fault === null ? {} : { reason: fault }),
    link: pageOf(ctx, execution),
  }
  await queueMail(ctx, tx, { template: 'job-ended', to, values }, `job ended ${execution.id}`)
}

/**
 * Writes to who asked for long work that it has ended. Whichever way it ended it is found by this, within a minute, and told once:
 * that it is told and the mail are one transaction.
 */
export const tellOfEnd: Job = {
  name: 'jobs.tell-of-end',
  everyMinute: true,
  run: (ctx) =>
    ctx.db.transaction(async (tx) => {
      for (const execution of await tx.query(takeUntold(ctx.site.siteId, ctx.now)))
        await tell(ctx, tx, execution)
    }),
}
