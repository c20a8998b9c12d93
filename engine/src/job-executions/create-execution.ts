import { recordAudit } from '../audit/index.ts'
import type { CountryCode } from '../../../facts/countries.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { forbidden, notFound, tooManyRequests } from '../kernel/problem.ts'
import { hasScope, requireRight } from '../kernel/require-right.ts'
import type { jobExecutionContract } from './contract.ts'
import type { Execution } from './execution.ts'
import { executionView } from './execution-view.ts'
import { type Export, exportIds, exportOf, isExportId } from './exports.ts'
import { countExecutions, insertExecution, insertFile } from './queries.ts'
import { queueExecution } from './run-execution.ts'

/** How many of somebody's may be under way at once. */
const mostOpen = 4

/** Where the caller may read what is to be taken out. Problems: 403 with the missing scope or right, 403 step-up-required. */
const requireCountries = (ctx: AdminContext, { scope, right }: Export): CountryCode[] => {
  const countries = ctx.countries.filter((country) => hasScope(ctx, scope, { country, storeIds: [] }))
  if (countries.length === 0) throw forbidden(`The caller lacks the scope '${scope}'.`, { scope })
  if (right) for (const country of countries) requireRight(ctx, right, { country, storeIds: [] })
  return countries
}

/** Begins long work; it goes on by itself. Problems: 403, 404 for a job that there is not, 429 while four are under way. */
export const createJobExecution = (async (ctx, { params, body }) => {
  const { jobId } = params
  if (!isExportId(jobId))
    throw notFound(`There is no job '${jobId.slice(0, 100)}'. There are: ${exportIds.join(', ')}.`)
  const wanted = exportOf(jobId)
  const countries = requireCountries(ctx, wanted)
  const { siteId } = ctx.site
  const isWhole = countries.length === ctx.site.countries.length
  const format = body.parameters?.format ?? 'csv'
  const fileId = ctx.newId.uuid()
  const execution: Execution = {
    id: ctx.newId.uuid(),
    jobId,
    status: 'pending',
    parameters: { format },
    countries,
    actor: ctx.actor,
    done: 0,
    total: await wanted.count(ctx.db, { siteId, countries, isWhole }),
    cursorKey: null,
    fault: null,
    fileId,
    createdAt: ctx.now,
    startedAt: null,
    endedAt: null,
  }
  await ctx.db.transaction(async (tx) => {
    if ((await tx.one(countExecutions(siteId, ctx.actor.id))).open >= mostOpen) throw tooManyRequests(10)
    const name = `${jobId.slice('export-'.length)}-${ctx.now.toISOString().slice(0, 10)}.${format}`
    const mediaType = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson'
    await tx.run(insertFile(siteId, { id: fileId, name, mediaType, createdAt: ctx.now }))
    await tx.run(insertExecution(siteId, execution))
    await queueExecution(ctx, tx, { executionId: execution.id, turn: 0 })
    await recordAudit(ctx, tx, {
      operation: 'createJobExecution',
      subject: { kind: 'job-execution', id: execution.id },
      after: { jobId, format, countries },
    })
  })
  return new Reply(202, executionView(ctx, execution))
}) satisfies AdminOperation<typeof jobExecutionContract.createJobExecution>
