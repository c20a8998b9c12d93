import type { AdminContext } from '../../kernel/admin-context.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Execution } from '../execution.ts'
import { executionContext } from '../execution-context.ts'
import { lockExecution, moveExecution, updateExecution } from '../queries.ts'
import { beginImport, endImport, type Outcome } from './end-import.ts'
import { type Found, type ImportFault, type ImportReport, reportOf } from './import-report.ts'
import type { TableRow } from './read-table.ts'
import { readUpload } from './read-upload.ts'

/** What a table says, in parts that are each written in one transaction. */
export type Batches<Batch> = { batches: readonly Batch[]; faults: ImportFault[] }

/** What the whole of a table would do. */
export type Judgement = Found & { faults: ImportFault[] }

/** Called as a judgement goes on, with the rows that are judged. */
export type Follow = (done: number) => Promise<void>

/** The file's name, and what becomes of what was entered here and is otherwise in it, where that is said. */
export type Asked = { file: string; edited?: 'keep' | 'overwrite' | undefined }

/** How what a file says is put in, a batch at a time. */
export type BatchImport<Batch> = {
  /** Reads the file. */
  open(ctx: AdminContext, execution: Execution): Promise<Batches<Batch> & { name: string }>
  /** Rows at fault are left out and told; without it they keep all of the file from being written. */
  isPartial?: true
  /** How many things a batch has. */
  sizeOf(batch: Batch): number
  /** What is wrong with it, else what it would do. Writes nothing. */
  judge(ctx: AdminContext, batches: readonly Batch[], asked: Asked, follow: Follow): Promise<Judgement>
  /** Writes a batch, within its transaction; conflicts that nobody decided stay as they are here. */
  apply(ctx: AdminContext, batch: Batch, edited: 'keep' | 'overwrite', executionId: string): Promise<void>
}

/** How the rows of one kind of table are put in. */
export type TableImport<Batch> = Omit<BatchImport<Batch>, 'open'> & {
  /** Columns that it needs, and those that it may have. */
  columns: readonly string[]
  optional?: readonly string[]
  /** The columns that hold numbers. */
  numbers: readonly string[]
  read(fileName: string, rows: readonly TableRow[], execution: Execution): Batches<Batch>
}

/** A turn ends long before the queue would think it lost. */
const batchesPerTurn = 10

class Aborted extends Error {}

/** One batch and where the execution stands after it, in one transaction. Gives whether more is to be done. */
const applyNext = <Batch>(ctx: Ctx, id: string, table: BatchImport<Batch>, batches: readonly Batch[]) =>
  ctx.db.transaction(async (tx) => {
    const execution = await tx.one(lockExecution(ctx.site.siteId, id))
    if (execution.status === 'aborting') {
      await endImport(ctx, tx, id, { status: 'aborted' })
      return false
    }
    if (execution.status !== 'running') return false
    const place = Number(execution.cursorKey ?? 0)
    const batch = batches[place]
    if (batch !== undefined)
      await table.apply(
        { ...executionContext(ctx, execution), db: tx },
        batch,
        execution.parameters.edited ?? 'keep',
        id,
      )
    const isMore = place + 1 < batches.length
    const done = execution.done + (batch === undefined ? 0 : table.sizeOf(batch))
    await tx.run(updateExecution(ctx.site.siteId, { ...execution, done, cursorKey: String(place + 1) }))
    if (!isMore) await endImport(ctx, tx, id, { status: 'finished' })
    return isMore
  })

/** What a judgement comes to: a check always ends with it, an apply only where something keeps it from being written. */
const outcomeOf = (
  { mode, edited }: Execution['parameters'],
  { report, faults, isPartial }: { report: ImportReport; faults: readonly ImportFault[]; isPartial: boolean },
): Outcome | undefined => {
  if (mode !== 'apply') return { status: 'finished', report, faults }
  if (faults.length > 0 && !isPartial)
    return { status: 'failed', report, faults, fault: 'The file has faults; nothing was changed.' }
  if (report.conflictCount > 0 && edited === undefined)
    return {
      status: 'failed',
      report,
      fault: 'Rows were changed here and in the file: say which count with `edited`.',
    }
  return undefined
}

/** Judges the whole; gives whether it is to be written. */
const isLegal = async <Batch>(
  ctx: Ctx,
  execution: Execution,
  { batches, faults, name, table }: Batches<Batch> & { name: string; table: BatchImport<Batch> },
): Promise<boolean> => {
  const { id, parameters } = execution
  const { siteId } = ctx.site
  const total = batches.reduce((sum, batch) => sum + table.sizeOf(batch), 0)
  const follow: Follow = async (done) => {
    const isCheck = parameters.mode !== 'apply'
    const row = await ctx.db.maybe(moveExecution(siteId, id, { done: isCheck ? done : null, total }))
    if (row?.status === 'aborting') throw new Aborted()
  }
  await follow(0)
  const judged = await table.judge(
    executionContext(ctx, execution),
    batches,
    { file: name, edited: parameters.edited },
    follow,
  )
  const all = [...faults, ...judged.faults]
  const report = reportOf({ ...judged, faults: all })
  const outcome = outcomeOf(parameters, {
    report,
    faults: all,
    isPartial: table.isPartial === true && batches.length > 0,
  })
  await ctx.db.transaction(async (tx) => {
    if (outcome) return endImport(ctx, tx, id, outcome)
    const now = await tx.one(lockExecution(siteId, id))
    return tx.run(updateExecution(siteId, { ...now, report, total }))
  })
  return outcome === undefined
}

/**
 * Works on a file: all of it is judged before anything is written; then it is written a batch at a time, so that it can be
 * given up, and goes on behind the last batch after a restart.
 */
export const importInBatches =
  <Batch>(table: BatchImport<Batch>) =>
  async (ctx: Ctx, execution: Execution): Promise<boolean> => {
    const { id } = execution
    if (!(await beginImport(ctx, id))) return false
    const read = await table.open(executionContext(ctx, execution), execution)
    try {
      if (execution.cursorKey === null && !(await isLegal(ctx, execution, { ...read, table }))) return false
    } catch (error) {
      if (!(error instanceof Aborted)) throw error
      await ctx.db.transaction((tx) => endImport(ctx, tx, id, { status: 'aborted' }))
      return false
    }
    for (let turn = 0; turn < batchesPerTurn; turn++)
      if (!(await applyNext(ctx, id, table, read.batches))) return false
    return true
  }

/** Works on a table by its columns. */
export const importTable = <Batch>({ columns, optional, numbers, read, ...table }: TableImport<Batch>) =>
  importInBatches<Batch>({
    ...table,
    open: async (ctx, execution) => {
      const reading = { columns, numbers, ...(optional === undefined ? {} : { optional }) }
      const { name, ...upload } = await readUpload(ctx, execution, reading)
      return 'faults' in upload
        ? { name, batches: [], faults: upload.faults }
        : { name, ...read(name, upload.rows, execution) }
    },
  })

/** A list in parts of so many at most. */
export const partsOf = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most))
