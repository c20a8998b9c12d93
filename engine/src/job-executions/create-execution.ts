import type { CountryCode } from '../../../facts/countries.ts'
import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import type { AdminScope } from '../kernel/admin-scopes.ts'
import type { Db } from '../db/db.ts'
import type { Statement } from '../db/sql.ts'
import { definedMembers } from '../kernel/defined-members.ts'
import { Reply } from '../kernel/operation.ts'
import { requireEverywhere } from '../kernel/outside-your-places.ts'
import { badRequest, forbidden, notFound, tooManyRequests } from '../kernel/problem.ts'
import { requireProven } from '../kernel/require-proven.ts'
import { hasScope, requireRight } from '../kernel/require-right.ts'
import { type BulkJobId, bulkJobOf, isBulkJobId } from './bulk/bulk-jobs.ts'
import { insertItems, selectChanged } from './bulk/item-queries.ts'
import type { jobExecutionContract } from './contract.ts'
import { type Execution, type ExecutionParameters, type ExportFormat, isOver } from './execution.ts'
import { executionView } from './execution-view.ts'
import { bundleExportId } from './exports/export-bundle-file.ts'
import { type ExportId, exportOf, isExportId } from './exports/exports.ts'
import { mostSheetRows, spreadsheetType } from './exports/store-spreadsheet.ts'
import { insertFile, selectUpload } from './files/queries.ts'
import { type ImportId, importOf, isImportId } from './imports/imports.ts'
import { type JobId, jobIds, needsOf } from './job-needs.ts'
import { countExecutions, insertExecution, moveExecution, selectExecution } from './queries.ts'
import { queueExecution } from './run-execution.ts'

/** How many of somebody's may be under way at once. */
const mostOpen = 4

/**
 * Where the caller has what a job needs; its right only where that `isDue`. Problems: 403 with the missing scope or right,
 * 403 step-up-required.
 */
const requireCountries = (ctx: AdminContext, jobId: JobId, isDue = true): CountryCode[] => {
  const { scopes, right } = needsOf(jobId)
  const holds = (scope: AdminScope) => (country: CountryCode) =>
    hasScope(ctx, scope, { country, storeIds: [] })
  const missing = scopes.find((scope) => !ctx.countries.some(holds(scope)))
  if (missing) throw forbidden(`The caller lacks the scope '${missing}'.`, { scope: missing })
  const countries = ctx.countries.filter((country) => scopes.every((scope) => holds(scope)(country)))
  if (right && isDue) for (const country of countries) requireRight(ctx, right, { country, storeIds: [] })
  return countries
}

/** What an execution begins with. */
type Plan = Pick<Execution, 'parameters' | 'countries' | 'total' | 'fileId'> & {
  /** Written before it, in the same transaction. */
  prepare?(tx: Db): Promise<unknown>
  /** Of a bulk job: what it is about, counted when it is asked for. */
  items?: Statement<{ id: string }>
}

const mediaTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: spreadsheetType,
  ndjson: 'application/x-ndjson',
}

/** Problem: 400 for more rows than a spreadsheet has. */
const planExport = async (
  ctx: AdminContext,
  jobId: ExportId,
  { format = 'csv' }: ExecutionParameters,
): Promise<Plan> => {
  const wanted = exportOf(jobId)
  const countries = requireCountries(ctx, jobId)
  const { siteId } = ctx.site
  const isWhole = countries.length === ctx.site.countries.length
  const fileId = ctx.newId.uuid()
  const name = `${jobId.slice('export-'.length)}-${ctx.now.toISOString().slice(0, 10)}.${format}`
  const total = await wanted.count(ctx.db, { siteId, countries, isWhole })
  if (format === 'xlsx' && total > mostSheetRows)
    throw badRequest(
      `A sheet has ${mostSheetRows} rows at most, and these are ${total}: take csv or ndjson.`,
      {
        property: '$.parameters.format',
      },
    )
  return {
    parameters: { format },
    countries,
    total,
    fileId,
    prepare: (tx) =>
      tx.run(insertFile(siteId, { id: fileId, name, mediaType: mediaTypes[format], createdAt: ctx.now })),
  }
}

/** Its file is made with it: a turn that is lost leaves none. */
const planBundleExport = (ctx: AdminContext): Plan => {
  const countries = requireCountries(ctx, bundleExportId)
  requireEverywhere(ctx, 'Bundles')
  return { parameters: {}, countries, total: 0, fileId: null }
}

/** Problem: 400 for a file that is not there whole. */
const requireFile = async (ctx: AdminContext, fileId: string | undefined): Promise<string> => {
  const file =
    fileId === undefined ? undefined : await ctx.db.maybe(selectUpload(ctx.site.siteId, fileId, ctx.actor.id))
  if (!file?.isComplete)
    throw badRequest('There is no such file, or a part of it is missing.', {
      property: '$.parameters.fileId',
    })
  return file.id
}

/** An execution of the same job that has ended, of the caller. Problem: 400 for any other. */
const requireEnded = async (ctx: AdminContext, jobId: JobId, executionId: string): Promise<Execution> => {
  const own = { actorId: ctx.actor.id, countries: [] }
  const former = await ctx.db.maybe(selectExecution(ctx.site.siteId, { jobId, id: executionId }, own))
  if (!former || !isOver(former))
    throw badRequest('There is no such execution of yours that has ended.', {
      property: '$.parameters.undoes',
    })
  return former
}

/** Problem: 400 for a file that is not there whole, and for what cannot be undone. */
const planImport = async (
  ctx: AdminContext,
  jobId: ImportId,
  { fileId, mode = 'check', undoes, ...asked }: ExecutionParameters,
): Promise<Plan> => {
  const { isEverywhere, isUndoable } = importOf(jobId)
  const isApplied = mode === 'apply'
  const countries = requireCountries(ctx, jobId, isApplied)
  if (isEverywhere) requireEverywhere(ctx, 'Bundles')
  if (isApplied && ctx.staff) requireProven(ctx.staff)
  if (undoes !== undefined && !isUndoable)
    throw badRequest('What this job has changed is not taken back.', { property: '$.parameters.undoes' })
  const source =
    undoes === undefined
      ? { fileId: await requireFile(ctx, fileId) }
      : { undoes: (await requireEnded(ctx, jobId, undoes)).id }
  const { edited, stock, mappingId, columns, values } = asked
  const parameters = { ...source, mode, ...definedMembers({ edited, stock, mappingId, columns, values }) }
  return { parameters, countries, total: 0, fileId: null }
}

/** What another execution of the same job has changed. Problem: 400 for one that is not the caller's, or has not ended. */
const planUndo = async (ctx: AdminContext, jobId: BulkJobId, executionId: string): Promise<Plan> => {
  const { siteId } = ctx.site
  const countries = requireCountries(ctx, jobId)
  const former = await requireEnded(ctx, jobId, executionId)
  const parameters = { ...definedMembers({ changes: former.parameters.changes }), undoes: executionId }
  return { parameters, countries, total: 0, fileId: null, items: selectChanged(siteId, executionId) }
}

/** Problem: 400 for a query that cannot be read. */
const planBulkJob = async (
  ctx: AdminContext,
  jobId: BulkJobId,
  { query, changes, undoes }: ExecutionParameters,
): Promise<Plan> => {
  if (undoes !== undefined) return planUndo(ctx, jobId, undoes)
  const countries = requireCountries(ctx, jobId)
  const parameters = definedMembers({ query, changes })
  const items = bulkJobOf(jobId).find({ ...ctx, countries }, parameters)
  return { parameters, countries, total: 0, fileId: null, items }
}

const planOf = (ctx: AdminContext, jobId: string, parameters: ExecutionParameters) => {
  if (isExportId(jobId)) return planExport(ctx, jobId, parameters)
  if (jobId === bundleExportId) return planBundleExport(ctx)
  if (isImportId(jobId)) return planImport(ctx, jobId, parameters)
  if (isBulkJobId(jobId)) return planBulkJob(ctx, jobId, parameters)
  throw notFound(`There is no job '${jobId.slice(0, 100)}'. There are: ${jobIds.join(', ')}.`)
}

/** Begins long work. Problems: 400, 403, 404 for a job that there is not, 429 while four are under way. */
export const beginExecution = async (
  ctx: AdminContext,
  wanted: string,
  parameters: ExecutionParameters,
): Promise<Execution> => {
  const { prepare, items, ...plan } = await planOf(ctx, wanted, parameters)
  const { siteId } = ctx.site
  const jobId = wanted as JobId
  const execution: Execution = {
    ...plan,
    id: ctx.newId.uuid(),
    jobId,
    status: 'pending',
    actor: ctx.actor,
    done: 0,
    cursorKey: null,
    fault: null,
    report: null,
    outcomes: null,
    createdAt: ctx.now,
    startedAt: null,
    endedAt: null,
  }
  return ctx.db.transaction(async (tx) => {
    if ((await tx.one(countExecutions(siteId, ctx.actor.id))).open >= mostOpen) throw tooManyRequests(10)
    await prepare?.(tx)
    await tx.run(insertExecution(siteId, execution))
    const total = items ? await tx.run(insertItems(siteId, execution.id, items)) : plan.total
    if (items) await tx.run(moveExecution(siteId, execution.id, { total }))
    await queueExecution(ctx, tx, jobId, { executionId: execution.id, turn: 0 })
    await recordAudit(ctx, tx, {
      operation: 'createJobExecution',
      subject: { kind: 'job-execution', id: execution.id },
      after: { jobId, ...plan.parameters, countries: plan.countries },
    })
    return { ...execution, total }
  })
}

/** Begins long work; it goes on by itself. Problems: 400, 403, 404, 429. */
export const createJobExecution = (async (ctx, { params, body }) => {
  const execution = await beginExecution(ctx, params.jobId, body.parameters ?? {})
  return new Reply(202, executionView(ctx, execution))
}) satisfies AdminOperation<typeof jobExecutionContract.createJobExecution>
