import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { writeCsv } from '../../../../facts/write-csv.ts'
import { type Execution, isOver } from '../execution.ts'
import { appendPiece, insertFile } from '../files/queries.ts'
import { lockExecution, updateExecution } from '../queries.ts'
import { type ImportFault, type ImportReport, reportOf } from './import-report.ts'

/** What an import comes to: its report, all of its faults, and why it failed if it did. */
export type Outcome = {
  report?: ImportReport
  faults?: readonly ImportFault[]
  fault?: string
  status: 'finished' | 'failed' | 'aborted'
}

const faultColumns = ['file', 'line', 'column', 'value', 'detail'] as const

/** Writes every fault as a table; undefined where there are none. */
const writeFaults = async (ctx: Ctx, tx: Db, jobId: string, faults: readonly ImportFault[]) => {
  if (faults.length === 0) return null
  const { siteId } = ctx.site
  const id = ctx.newId.uuid()
  const name = `${jobId}-faults-${ctx.now.toISOString().slice(0, 10)}.csv`
  await tx.run(insertFile(siteId, { id, name, mediaType: 'text/csv; charset=utf-8', createdAt: ctx.now }))
  const rows = faults.map((fault) => faultColumns.map((column) => fault[column]))
  await tx.run(appendPiece(siteId, id, Buffer.from(writeCsv(faultColumns, rows))))
  return id
}

/** Ends an execution within a transaction; false where it has ended already. */
export const endImport = async (
  ctx: Ctx,
  tx: Db,
  id: string,
  { report, faults = [], fault, status }: Outcome,
): Promise<boolean> => {
  const { siteId } = ctx.site
  const execution = await tx.maybe(lockExecution(siteId, id))
  if (!execution || isOver(execution)) return false
  const ended: Execution = {
    ...execution,
    status,
    report: report ?? execution.report ?? reportOf({ faults: [...faults] }),
    fault: fault ?? null,
    fileId: await writeFaults(ctx, tx, execution.jobId, faults),
    done: status === 'finished' ? execution.total : execution.done,
    startedAt: execution.startedAt ?? ctx.now,
    endedAt: ctx.now,
  }
  await tx.run(updateExecution(siteId, ended))
  return true
}

/** Tells that work has begun; false where it has ended. One that is to be given up ends here. */
export const beginImport = (ctx: Ctx, id: string): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const execution = await tx.maybe(lockExecution(ctx.site.siteId, id))
    if (!execution || isOver(execution)) return false
    if (execution.status === 'aborting') {
      await endImport(ctx, tx, id, { status: 'aborted' })
      return false
    }
    await tx.run(
      updateExecution(ctx.site.siteId, {
        ...execution,
        status: 'running',
        startedAt: execution.startedAt ?? ctx.now,
      }),
    )
    return true
  })
