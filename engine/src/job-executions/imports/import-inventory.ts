import { InventoryRow, inventoryColumns, optionalInventoryColumns } from '../../bundle/inventory.ts'
import { schemaCheck } from '../../import/index.ts'
import { type Count, importCounts, judgeCounts } from '../../inventory/index.ts'
import type { ImportFault } from './import-report.ts'
import { importTable, type Judgement, partsOf, type TableImport } from './import-table.ts'
import { rowJudge } from './judge-row.ts'

const countsPerBatch = 1_000

type Line = { line: number; count: Count }

const judgeRow = rowJudge(inventoryColumns, schemaCheck(InventoryRow), optionalInventoryColumns)

const read: TableImport<Line[]>['read'] = (file, rows) => {
  const faults: ImportFault[] = []
  const lines = new Map<string, Line>()
  for (const row of rows) {
    const { inventoryId = '', sku = '', quantity = '', countedAt = '' } = row.cells
    const key = `${inventoryId} ${sku}`
    const wrong = judgeRow(file, row, () =>
      lines.has(key) ? [{ field: 'sku', expected: 'is counted twice' }] : [],
    )
    faults.push(...wrong)
    if (wrong.length > 0) continue
    const count = { inventoryId, sku, quantity: Number(quantity), ...(countedAt === '' ? {} : { countedAt }) }
    lines.set(key, { line: row.line, count })
  }
  return { batches: partsOf([...lines.values()], countsPerBatch), faults }
}

const judge: TableImport<Line[]>['judge'] = async (ctx, batches, { file }, follow) => {
  const faults: ImportFault[] = []
  const conflicts: NonNullable<Judgement['conflicts']>[number][] = []
  let [changed, done] = [0, 0]
  for (const lines of batches) {
    const judged = await judgeCounts(
      ctx,
      lines.map(({ count }) => count),
    )
    changed += judged.changed
    faults.push(
      ...judged.faults.map(({ at, column, detail }) => ({
        file,
        line: lines[at]?.line ?? 1,
        column,
        value: String(lines[at]?.count[column] ?? ''),
        detail,
      })),
    )
    conflicts.push(
      ...judged.conflicts.map(({ at, here, there, enteredAt }) => ({
        file,
        key: `${lines[at]?.count.inventoryId} ${lines[at]?.count.sku}`,
        here,
        there,
        reason: `entered here at ${enteredAt.toISOString()}, after the count`,
      })),
    )
    done += lines.length
    await follow(done)
  }
  return { faults, conflicts, changes: [{ file, changed }] }
}

/**
 * Counts of a table in the place of what stores have, less what was sold since `countedAt`; what it does not name stays. A
 * count that is older than an entry made here is a conflict.
 */
export const importInventory = importTable<Line[]>({
  columns: inventoryColumns,
  optional: optionalInventoryColumns,
  numbers: ['quantity'],
  read,
  judge,
  sizeOf: (lines) => lines.length,
  apply: (ctx, lines, edited) =>
    importCounts(ctx, ctx.db, { counts: lines.map(({ count }) => count), edited }),
})
