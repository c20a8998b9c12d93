import {
  columnOf,
  numericProductColumns,
  openProductTable,
  productColumns,
  type ProductLine,
} from '../../catalog/index.ts'
import type { EditConflict } from '../../import/index.ts'
import { Problem } from '../../kernel/problem.ts'
import type { ImportFault } from './import-report.ts'
import { importTable, partsOf, type TableImport } from './import-table.ts'

/** Each is written with its variants and its search rows, so a batch is smaller than of what has one row. */
const productsPerBatch = 100

type Line = { line: number; product: ProductLine }

const read: TableImport<Line[]>['read'] = (file, rows) => {
  const faults: ImportFault[] = []
  const lines = new Map<string, Line>()
  for (const { line, cells } of rows) {
    const { id = '' } = cells
    if (id === '' || lines.has(id))
      faults.push({
        file,
        line,
        column: 'id',
        value: id,
        detail: id === '' ? 'names no product' : 'is there twice',
      })
    else lines.set(id, { line, product: { id, cells } })
  }
  return { batches: partsOf([...lines.values()], productsPerBatch), faults }
}

/**
 * Every member at fault that the problem tells, else the row's id. A code that nobody knows, whose row says nothing of what
 * a new product needs, is most often a slip of the pen: one fault, which names what is missing.
 */
const faultsOf = (file: string, { line, product }: Line, problem: Problem): ImportFault[] => {
  const errors = (problem.extras.errors ?? [
    { property: problem.extras.property ?? '$.id', detail: problem.detail },
  ]) as { property: string; detail: string }[]
  const faults = errors.map(({ property, detail }) => {
    const column = columnOf(property)
    return { file, line, column, value: product.cells[column] ?? '', detail }
  })
  const { like, type } = product.cells
  if (like || type || faults.length < 2 || !faults.every(({ detail }) => detail.endsWith('is missing')))
    return faults
  const needed = faults.map(({ column }) => column).join(', ')
  const detail = `Unknown code; a new product says what it is like ("like"), or: ${needed}.`
  return [{ file, line, column: 'id', value: product.id, detail }]
}

const productsOf = (lines: readonly Line[]) => lines.map(({ product }) => product)

const judge: TableImport<Line[]>['judge'] = async (ctx, batches, { file, edited = 'overwrite' }, follow) => {
  const faults: ImportFault[] = []
  const conflicts: EditConflict[] = []
  let [added, changed, keptCount, done] = [0, 0, 0, 0]
  for (const lines of batches) {
    const table = await openProductTable(ctx, productsOf(lines))
    for (const one of lines)
      try {
        const judged = await table.judge(one.product, edited)
        if (judged.isNew) added++
        else if (judged.isChanged) changed++
        keptCount += judged.kept
        for (const { column, here, there } of judged.conflicts)
          conflicts.push({ file, key: `${one.product.id} ${column}`, here, there })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        faults.push(...faultsOf(file, one, error))
      }
    done += lines.length
    await follow(done)
  }
  return { faults, conflicts, keptCount, changes: [{ file, added, changed }] }
}

/**
 * Cells of a table in the place of what its products say; an empty cell and a product that is not named stay. A code that the
 * shop does not know is a new product.
 */
export const importProducts = importTable<Line[]>({
  columns: ['id'],
  optional: productColumns,
  numbers: numericProductColumns,
  read,
  judge,
  sizeOf: (lines) => lines.length,
  apply: async (ctx, lines, edited) => {
    const table = await openProductTable(ctx, productsOf(lines))
    for (const { product } of lines) await table.apply(product, edited)
  },
})
