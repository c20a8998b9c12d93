import { Readable } from 'node:stream'
import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { noContent, Reply } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { hasScope } from '../kernel/require-right.ts'
import type { jobExecutionContract } from './contract.ts'
import { isBulkJobId } from './bulk/bulk-jobs.ts'
import { type Execution, isOver } from './execution.ts'
import { executionView } from './execution-view.ts'
import { readPieces } from './files/copy-file.ts'
import { selectFile } from './files/queries.ts'
import { needsOf } from './job-needs.ts'
import { executionStatusConflict } from './problems.ts'
import {
  countExecutions,
  lockExecution,
  selectExecution,
  selectExecutions,
  updateExecution,
} from './queries.ts'

/** One that the caller asked for, or whose rows they might take out themself. Problem: 404. */
const requireExecution = async (
  ctx: AdminContext,
  { jobId, executionId }: { jobId: string; executionId: string },
) => {
  const reach = { actorId: ctx.actor.id, countries: ctx.countries }
  const execution = await ctx.db.maybe(selectExecution(ctx.site.siteId, { jobId, id: executionId }, reach))
  const missing = notFound(`There is no execution '${executionId}' of that job.`)
  if (!execution) throw missing
  const { scopes } = needsOf(execution.jobId)
  const isReadable = execution.countries.every((country) =>
    scopes.every((scope) => hasScope(ctx, scope, { country, storeIds: [] })),
  )
  if (!isReadable) throw missing
  return execution
}

/** What the caller has asked for, the newest first. */
export const getJobExecutions = (async (ctx, { query }) => {
  const { limit = 25, offset = 0 } = query
  const { siteId } = ctx.site
  const executions = await ctx.db.query(selectExecutions(siteId, ctx.actor.id, { limit, offset }))
  const { total } = await ctx.db.one(countExecutions(siteId, ctx.actor.id))
  return { data: executions.map((one) => executionView(ctx, one)), limit, offset, total }
}) satisfies AdminOperation<typeof jobExecutionContract.getJobExecutions>

/** How far it is. Problem: 404. */
export const getJobExecution = (async (ctx, { params }) =>
  executionView(ctx, await requireExecution(ctx, params))) satisfies AdminOperation<
  typeof jobExecutionContract.getJobExecution
>

/** Ends it after the batch under way; a file that it made is forgotten, what it changed stays. Problems: 404, 409 once it has ended. */
export const abortJobExecution = (async (ctx, { params }) => {
  await requireExecution(ctx, params)
  await ctx.db.transaction(async (tx) => {
    const execution = await tx.one(lockExecution(ctx.site.siteId, params.executionId))
    if (isOver(execution)) throw conflict(execution, 'It has ended')
    await tx.run(updateExecution(ctx.site.siteId, { ...execution, status: 'aborting' }))
    await recordAudit(ctx, tx, {
      operation: 'abortJobExecution',
      subject: { kind: 'job-execution', id: execution.id },
      after: { done: execution.done },
    })
  })
  return noContent()
}) satisfies AdminOperation<typeof jobExecutionContract.abortJobExecution>

const conflict = ({ status }: Execution, what: string) =>
  executionStatusConflict(`${what}: it is ${status}.`, { executionStatus: status })

/**
 * The file that an export has made, the faults of an import's file, or what a bulk job came to. Problems: 404, also after
 * seven days; 409 before it has ended.
 */
export const getJobResult = (async (ctx, { params }) => {
  const execution = await requireExecution(ctx, params)
  const isForgotten = execution.status === 'aborted' && !isBulkJobId(execution.jobId)
  if (!isOver(execution) || isForgotten) throw conflict(execution, 'It has no result')
  const file =
    execution.fileId === null ? undefined : await ctx.db.maybe(selectFile(ctx.site.siteId, execution.fileId))
  if (!file) throw notFound('Its result is no longer there.')
  return new Reply<never>(
    200,
    Readable.from(readPieces(ctx.db, ctx.site.siteId, file), { objectMode: false }),
    {
      'content-type': file.mediaType,
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${file.name}"`,
    },
  )
}) satisfies AdminOperation<typeof jobExecutionContract.getJobResult>
