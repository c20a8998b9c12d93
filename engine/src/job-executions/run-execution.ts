import type { Ctx } from '../kernel/context.ts'
import type { Db } from '../db/db.ts'
import type { Job } from '../kernel/outbox.ts'
import { byteOrderMark, type Cell, csvLine } from '../../../facts/write-csv.ts'
import { isBulkJobId } from './bulk/bulk-jobs.ts'
import { workOnBulkJob } from './bulk/run-bulk-job.ts'
import { type Execution, type ExportFormat, isOver } from './execution.ts'
import { bundleExportId, exportBundleFile } from './exports/export-bundle-file.ts'
import { type Export, exportOf, isExportId } from './exports/exports.ts'
import { sheetLine, storeSpreadsheet } from './exports/store-spreadsheet.ts'
import { appendPiece, deleteFile, deleteOldFiles } from './files/queries.ts'
import { importOf, isImportId } from './imports/imports.ts'
import {
  deleteOldExecutions,
  failLostExecutions,
  lockExecution,
  selectOpenExecution,
  updateExecution,
} from './queries.ts'

const runExecutionJob = 'jobs.execute'
const runImportJob = 'jobs.import'
const runBundleExportJob = 'jobs.export-bundle'
const runBulkJobJob = 'jobs.bulk'

const queueOf = (jobId: Execution['jobId']) => {
  if (jobId === bundleExportId) return runBundleExportJob
  if (isBulkJobId(jobId)) return runBulkJobJob
  return isImportId(jobId) ? runImportJob : runExecutionJob
}

/** `turn`: how often work on it was taken up. */
type Turn = { executionId: string; turn: number }

/** Asks for work on an execution, within the transaction that makes it or does a part of it. */
export const queueExecution = (
  { outbox, site }: Pick<Ctx, 'outbox' | 'site'>,
  tx: Db,
  jobId: Execution['jobId'],
  data: Turn,
): Promise<void> =>
  outbox.send(tx, {
    name: queueOf(jobId),
    siteId: site.siteId,
    locale: site.defaultLocale,
    data,
    key: `${data.executionId} ${data.turn}`,
  })

const rowsPerBatch = 1_000
/** A turn ends long before the queue would think it lost. */
const batchesPerTurn = 20

const jsonLine = (columns: readonly string[], cells: readonly Cell[]) =>
  `${JSON.stringify(Object.fromEntries(columns.map((column, at) => [column, cells[at]])))}\n`

/** What a file has of its rows while they are gathered. */
const writers: Record<
  ExportFormat,
  {
    head(columns: readonly string[]): string
    row(columns: readonly string[], cells: readonly Cell[]): string
  }
> = {
  csv: { head: (columns) => byteOrderMark + csvLine(columns), row: (_, cells) => csvLine(cells) },
  xlsx: { head: sheetLine, row: (_, cells) => sheetLine(cells) },
  ndjson: { head: () => '', row: jsonLine },
}

/** Makes a spreadsheet of rows that are all there; gives the file that is the result. */
const finishFile = async (
  ctx: Ctx,
  tx: Db,
  { format, fileId, wanted }: { format: ExportFormat; fileId: string; wanted: Export },
) => {
  if (format !== 'xlsx') return fileId
  const sheetId = ctx.newId.uuid()
  const numeric = new Set(wanted.columns.flatMap((column, at) => (wanted.numbers.has(column) ? [at] : [])))
  await storeSpreadsheet(tx, { siteId: ctx.site.siteId, linesId: fileId, sheetId, numeric })
  return sheetId
}

/** One batch: its rows, and where the execution stands after it, in one transaction. Gives whether more is to be done. */
const doBatch = (ctx: Ctx, executionId: string): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const { siteId, countries } = ctx.site
    const execution = await tx.maybe(lockExecution(siteId, executionId))
    if (!execution || isOver(execution) || execution.fileId === null) return false
    const { jobId, parameters, cursorKey: after, fileId } = execution
    if (!isExportId(jobId)) return false
    const { format = 'csv' } = parameters
    const save = (moved: Partial<Execution>) => tx.run(updateExecution(siteId, { ...execution, ...moved }))
    if (execution.status === 'aborting') {
      await tx.run(deleteFile(siteId, fileId))
      await save({ status: 'aborted', endedAt: ctx.now })
      return false
    }
    const wanted = exportOf(jobId)
    const isWhole = execution.countries.length === countries.length
    const range = { siteId, countries: execution.countries, isWhole }
    const rows = await wanted.read(tx, { ...range, after, limit: rowsPerBatch })
    const write = writers[format]
    const head = after === null ? write.head(wanted.columns) : ''
    const text = head + rows.map(({ cells }) => write.row(wanted.columns, cells)).join('')
    if (text !== '') await tx.run(appendPiece(siteId, fileId, Buffer.from(text)))
    const isMore = rows.length === rowsPerBatch
    await save({
      status: isMore ? 'running' : 'finished',
      fileId: isMore ? fileId : await finishFile(ctx, tx, { format, fileId, wanted }),
      startedAt: execution.startedAt ?? ctx.now,
      done: execution.done + rows.length,
      cursorKey: rows.at(-1)?.key ?? after,
      endedAt: isMore ? null : ctx.now,
    })
    return isMore
  })

/**
 * Works on an execution for some batches, then asks for the next turn. Whatever ends the process loses the batch under
 * way and no other; two processes at once wait for one another.
 */
export const runExecution: Job<Turn> = {
  name: runExecutionJob,
  isMerchants: true,
  run: async (ctx, { executionId, turn }) => {
    for (let batch = 0; batch < batchesPerTurn; batch++) if (!(await doBatch(ctx, executionId))) return
    await ctx.db.transaction((tx) =>
      queueExecution(ctx, tx, 'export-orders', { executionId, turn: turn + 1 }),
    )
  },
}

/** Works on an import. A whole bundle is one transaction, which may take minutes. */
export const runImport: Job<Turn> = {
  name: runImportJob,
  isMerchants: true,
  expireInSeconds: 1_800,
  run: async (ctx, { executionId, turn }) => {
    const execution = await ctx.db.maybe(selectOpenExecution(ctx.site.siteId, executionId))
    if (!execution || !isImportId(execution.jobId)) return
    if (!(await importOf(execution.jobId).work(ctx, execution))) return
    await ctx.db.transaction((tx) =>
      queueExecution(ctx, tx, execution.jobId, { executionId, turn: turn + 1 }),
    )
  },
}

/** Takes one step on many things. */
export const runBulkJob: Job<Turn> = {
  name: runBulkJobJob,
  isMerchants: true,
  run: async (ctx, { executionId, turn }) => {
    if (!(await workOnBulkJob(ctx, executionId))) return
    await ctx.db.transaction((tx) =>
      queueExecution(ctx, tx, 'update-products', { executionId, turn: turn + 1 }),
    )
  },
}

/** Takes out the whole shop: one moment, which may take minutes. */
export const runBundleExport: Job<Turn> = {
  name: runBundleExportJob,
  isMerchants: true,
  expireInSeconds: 1_800,
  run: async (ctx, { executionId }) => {
    const execution = await ctx.db.maybe(selectOpenExecution(ctx.site.siteId, executionId))
    if (execution?.jobId === bundleExportId) await exportBundleFile(ctx, execution)
  },
}

const dayMs = 86_400_000

/** Forgets files after seven days, and what was asked for after 90; what has not ended within a day has failed. */
export const forgetExecutions: Job = {
  name: 'jobs.housekeeping',
  everyMinute: true,
  run: async ({ db, now }) => {
    await db.run(deleteOldFiles(new Date(now.getTime() - 7 * dayMs)))
    await db.run(failLostExecutions(new Date(now.getTime() - dayMs), now))
    await db.run(deleteOldExecutions(new Date(now.getTime() - 90 * dayMs)))
  },
}
