import { fromMajor } from '../../../../facts/money.ts'
import {
  balanceColumns,
  type BalanceLine,
  BalanceRow,
  importBalances,
  judgeBalances,
  type JudgedBalances,
  judgeUndo,
  numericBalanceColumns,
  optionalBalanceColumns,
  undoBalances,
} from '../../customer-balances/index.ts'
import { schemaCheck } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { Execution } from '../execution.ts'
import { selectExecution } from '../queries.ts'
import type { ImportFault } from './import-report.ts'
import { type BatchImport, importInBatches, type Judgement, partsOf } from './import-table.ts'
import { rowJudge } from './judge-row.ts'
import type { TableRow } from './read-table.ts'
import { readUpload, uploadOf } from './read-upload.ts'

const linesPerBatch = 1_000

type Line = { line: number; said: BalanceLine }

/** Lines of a table; or, all at once, what an earlier execution has said, to be taken back. */
type Batch = { lines: Line[] } | { undoes: string }

const columns = { columns: balanceColumns, optional: optionalBalanceColumns, numbers: numericBalanceColumns }

const judgeRow = rowJudge(balanceColumns, schemaCheck(BalanceRow), optionalBalanceColumns)

const minor = (cell: string) => fromMajor(Number(cell))

/** A row of the right shape; `sentAt`: what moment its figures are of where it does not say. */
const lineOf = ({ line, cells }: TableRow, sentAt: Date): Line => {
  const {
    customerNo = '',
    balance = '',
    overdue,
    creditLimit,
    termDays,
    currency,
    asOf,
  } = cells as Partial<BalanceRow>
  return {
    line,
    said: {
      customerNo,
      balanceMinor: minor(balance),
      ...(overdue ? { overdueMinor: minor(overdue) } : {}),
      ...(creditLimit ? { creditLimitMinor: minor(creditLimit) } : {}),
      ...(termDays ? { termDays: Number(termDays) } : {}),
      ...(currency ? { currency } : {}),
      asOf: asOf ? new Date(asOf) : sentAt,
    },
  }
}

const readRows = (
  { now }: AdminContext,
  file: string,
  { rows, sentAt }: { rows: readonly TableRow[]; sentAt: Date },
) => {
  const faults: ImportFault[] = []
  const lines = new Map<string, Line>()
  for (const row of rows) {
    const { customerNo = '', asOf = '' } = row.cells
    const wrong = judgeRow(file, row, () => [
      ...(lines.has(customerNo) ? [{ field: 'customerNo', expected: 'is there twice' }] : []),
      ...(asOf !== '' && !(new Date(asOf) <= now)
        ? [{ field: 'asOf', expected: 'A balance cannot be of a time to come.' }]
        : []),
    ])
    faults.push(...wrong)
    if (wrong.length === 0) lines.set(customerNo, lineOf(row, sentAt))
  }
  const batches = partsOf([...lines.values()], linesPerBatch).map((some): Batch => ({ lines: some }))
  return { batches, faults }
}

/** What was judged, with that of a further batch. */
const joinJudgements = (sum: Judgement, file: string, judged: JudgedBalances): Judgement => {
  const [before = { file, added: 0, changed: 0, removed: 0 }] = sum.changes ?? []
  return {
    ...sum,
    changes: [
      {
        file,
        added: (before.added ?? 0) + judged.added,
        changed: before.changed + judged.changed,
        removed: (before.removed ?? 0) + judged.removed,
      },
    ],
    conflicts: [
      ...(sum.conflicts ?? []),
      ...judged.conflicts.map(({ customerNo, ...conflict }) => ({ file, key: customerNo, ...conflict })),
    ],
    examples: [
      ...(sum.examples ?? []),
      ...judged.examples.map(({ customerNo, before: here, after: there }) => ({
        key: customerNo,
        here,
        there,
      })),
    ],
  }
}

const judge: BatchImport<Batch>['judge'] = async (ctx, batches, { file }, follow) => {
  const faults: ImportFault[] = []
  let sum: Judgement = { faults }
  let done = 0
  for (const batch of batches) {
    if ('undoes' in batch) {
      sum = joinJudgements(sum, file, await judgeUndo(ctx, batch.undoes))
      continue
    }
    const judged = await judgeBalances(
      ctx,
      batch.lines.map(({ said }) => said),
    )
    for (const { at, column, detail } of judged.faults) {
      const { line = 1, said } = batch.lines[at] ?? {}
      faults.push({ file, line, column, value: said?.[column] ?? '', detail })
    }
    sum = joinJudgements(sum, file, judged)
    done += batch.lines.length
    await follow(done)
  }
  return sum
}

/** The file whose import is taken back, by its name, while it is there. */
const nameOfUndone = async (ctx: AdminContext, { jobId, actor }: Execution, undoes: string) => {
  const own = { actorId: actor.id, countries: [] }
  const former = await ctx.db.maybe(selectExecution(ctx.site.siteId, { jobId, id: undoes }, own))
  const file = former?.parameters.fileId === undefined ? undefined : await uploadOf(ctx, former)
  return file?.name ?? jobId
}

/**
 * What customers owe by the merchant's books, in the place of what was said before; customers that the table does not name stay. A
 * line that is older than what is here is a conflict. `undoes`: what an earlier execution has said is taken back.
 */
export const importCustomersBalance = importInBatches<Batch>({
  async open(ctx, execution) {
    const { undoes } = execution.parameters
    if (undoes !== undefined)
      return { name: await nameOfUndone(ctx, execution, undoes), batches: [{ undoes }], faults: [] }
    const upload = await readUpload(ctx, execution, columns)
    return 'faults' in upload
      ? { name: upload.name, batches: [], faults: upload.faults }
      : { name: upload.name, ...readRows(ctx, upload.name, upload) }
  },
  sizeOf: (batch) => ('lines' in batch ? batch.lines.length : 1),
  judge,
  async apply(ctx, batch, edited, executionId) {
    if ('undoes' in batch) {
      await undoBalances(ctx, ctx.db, { undoes: batch.undoes, edited, executionId })
      return
    }
    const lines = batch.lines.map(({ said }) => said)
    await importBalances(ctx, ctx.db, { lines, edited, executionId })
  },
})
