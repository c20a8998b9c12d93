import { byteOrderMark, csvLine } from '../../../../facts/write-csv.ts'
import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { type Execution, isOver } from '../execution.ts'
import { executionContext } from '../execution-context.ts'
import { appendPiece, insertFile } from '../files/queries.ts'
import { lockExecution, updateExecution } from '../queries.ts'
import { bulkJobOf, isBulkJobId } from './bulk-jobs.ts'
import { selectChangesOf, selectItems, selectOutcomes, updateItems } from './item-queries.ts'
import { withItems } from './outcomes.ts'

/** Others who edit the catalogue wait for a batch, so it is small. */
const batchSize = 50
/** A turn ends long before the queue would think it lost. */
const batchesPerTurn = 10
/** Lines of a result that are read and written at once. */
const linesPerPiece = 1_000

const columns = ['id', 'outcome', 'problem', 'detail']

/** Writes what became of each as a table, in the order of their ids. */
const storeResult = async (ctx: Ctx, tx: Db, { id: executionId, jobId }: Execution): Promise<string> => {
  const { siteId } = ctx.site
  const id = ctx.newId.uuid()
  const name = `${jobId}-${ctx.now.toISOString().slice(0, 10)}.csv`
  await tx.run(insertFile(siteId, { id, name, mediaType: 'text/csv; charset=utf-8', createdAt: ctx.now }))
  let text = byteOrderMark + csvLine(columns)
  for (let after = ''; ; ) {
    const rows = await tx.query(selectOutcomes(siteId, executionId, { after, limit: linesPerPiece }))
    text += rows
      .map((row) => csvLine([row.id, row.outcome ?? 'pending', row.problem ?? '', row.detail ?? '']))
      .join('')
    if (text !== '') await tx.run(appendPiece(siteId, id, Buffer.from(text)))
    text = ''
    const last = rows.at(-1)
    if (!last || rows.length < linesPerPiece) return id
    after = last.id
  }
}

/** One batch, what became of it, and where the execution stands after it, in one transaction. Gives whether more is to be done. */
const doBatch = (ctx: Ctx, executionId: string): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const { siteId } = ctx.site
    const execution = await tx.maybe(lockExecution(siteId, executionId))
    if (!execution || isOver(execution) || !isBulkJobId(execution.jobId)) return false
    const end = async (ended: Execution, status: 'finished' | 'aborted') => {
      const fileId = await storeResult(ctx, tx, ended)
      await tx.run(updateExecution(siteId, { ...ended, status, fileId, endedAt: ctx.now }))
      return false
    }
    if (execution.status === 'aborting') return end(execution, 'aborted')
    const after = execution.cursorKey ?? ''
    const ids = (await tx.query(selectItems(siteId, executionId, { after, limit: batchSize }))).map(
      ({ id }) => id,
    )
    const { parameters } = execution
    const job = bulkJobOf(execution.jobId)
    const worker = { ...executionContext(ctx, execution), db: tx }
    const items =
      parameters.undoes === undefined
        ? await job.work(worker, parameters, ids)
        : await job.undo(worker, await tx.query(selectChangesOf(siteId, parameters.undoes, ids)))
    await tx.run(updateItems(siteId, executionId, items))
    const moved: Execution = {
      ...execution,
      status: 'running',
      startedAt: execution.startedAt ?? ctx.now,
      done: execution.done + ids.length,
      cursorKey: ids.at(-1) ?? execution.cursorKey,
      outcomes: withItems(execution.outcomes, items),
    }
    if (ids.length < batchSize) return end(moved, 'finished')
    await tx.run(updateExecution(siteId, moved))
    return true
  })

/**
 * Works on a bulk job for some batches; gives whether more is to be done. Whatever ends the process loses the batch under
 * way and repeats none.
 */
export const workOnBulkJob = async (ctx: Ctx, executionId: string): Promise<boolean> => {
  for (let batch = 0; batch < batchesPerTurn; batch++) if (!(await doBatch(ctx, executionId))) return false
  return true
}
