import { PriceRow, priceColumns } from '../../bundle/prices.ts'
import { schemaCheck } from '../../import/index.ts'
import { jobContext } from '../../kernel/admin-context.ts'
import type { Ctx } from '../../kernel/context.ts'
import { Problem } from '../../kernel/problem.ts'
import { changePrices, priceEffect, type ProductPrices } from '../../price-books/index.ts'
import type { Execution } from '../execution.ts'
import { lockExecution, updateExecution } from '../queries.ts'
import { beginImport, endImport } from './end-import.ts'
import { type ImportFault, reportOf } from './import-report.ts'
import { readUpload } from './read-upload.ts'
import type { TableRow } from './read-table.ts'

const mostTiers = 20
const productsPerBatch = 1_000
/** A turn ends long before the queue would think it lost. */
const batchesPerTurn = 10

/** Products of a country with their tiers, and the first line that speaks of each. */
type Book = { country: string; prices: ProductPrices[]; lines: number[] }

type Read = { books: Book[]; faults: ImportFault[]; fileName: string }

const check = schemaCheck(PriceRow)

/** The faults of a row's cells, in the words of a bundle's import. */
const judgeRow = (file: string, { line, cells }: TableRow, countries: readonly string[]): ImportFault[] => {
  const row = Object.fromEntries(priceColumns.map((column) => [column, cells[column] ?? '']))
  const wrong = check(row)
  if (wrong.length === 0 && !countries.includes(row.country ?? ''))
    wrong.push({ field: 'country', expected: 'is not one of your countries' })
  return wrong.map(({ field, expected }) => ({
    file,
    line,
    column: field,
    value: cells[field] ?? '',
    detail: expected,
  }))
}

/** Rows as lists of prices by country, products in the order in which they come. */
const readBooks = (file: string, rows: readonly TableRow[], countries: readonly string[]): Read => {
  const faults: ImportFault[] = []
  const books = new Map<string, Map<string, { line: number; tiers: ProductPrices['tiers'] }>>()
  for (const row of rows) {
    const wrong = judgeRow(file, row, countries)
    faults.push(...wrong)
    if (wrong.length > 0) continue
    const { country = '', sku = '', minQuantity = '', amount = '' } = row.cells
    const book = books.get(country) ?? new Map<string, { line: number; tiers: ProductPrices['tiers'] }>()
    books.set(country, book)
    const product = book.get(sku) ?? { line: row.line, tiers: [] }
    book.set(sku, product)
    product.tiers.push({ minQuantity, amount })
    if (product.tiers.length === mostTiers + 1)
      faults.push({
        file,
        line: row.line,
        column: 'sku',
        value: sku,
        detail: `has more than ${mostTiers} prices`,
      })
  }
  return {
    fileName: file,
    faults,
    books: [...books].map(([country, products]) => ({
      country,
      prices: [...products].map(([productId, { tiers }]) => ({ productId, tiers })),
      lines: [...products.values()].map(({ line }) => line),
    })),
  }
}

/** What the list of a country says against some of its products: the problem's properties tell which. */
const faultsOfProblem = (file: string, { lines, prices }: Book, problem: Problem): ImportFault[] => {
  const errors = (problem.extras.errors ?? [{ property: '', detail: problem.detail }]) as {
    property: string
    detail: string
  }[]
  return errors.map(({ property, detail }) => {
    const at = Number(/\[(\d+)\]/.exec(property)?.[1] ?? 0)
    const column = property.endsWith('minQuantity') ? 'minQuantity' : 'sku'
    return { file, line: lines[at] ?? 1, column, value: prices[at]?.productId ?? '', detail }
  })
}

/** Judges all of the file: what is wrong with it, else what it does. Writes nothing. */
const judge = async (ctx: Ctx, { books, faults, fileName }: Read) => {
  const effects = []
  for (const book of books) {
    try {
      const { data, ...effect } = await priceEffect(ctx, book)
      effects.push({ country: book.country, ...effect, examples: data })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      faults.push(...faultsOfProblem(fileName, book, error))
    }
  }
  const changed = effects.reduce((sum, effect) => sum + effect.changed, 0)
  return reportOf({ faults, effects, changes: [{ file: fileName, changed }] })
}

const batchesOf = (books: readonly Book[]) =>
  books.flatMap(({ country, prices }) =>
    Array.from({ length: Math.ceil(prices.length / productsPerBatch) }, (_, at) => ({
      country,
      prices: prices.slice(at * productsPerBatch, (at + 1) * productsPerBatch),
    })),
  )

type Batch = ReturnType<typeof batchesOf>[number]

/** One batch and where the execution stands after it, in one transaction. Gives whether more is to be done. */
const applyBatch = (ctx: Ctx, id: string, batches: readonly Batch[]): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const execution = await tx.one(lockExecution(ctx.site.siteId, id))
    if (execution.status === 'aborting') {
      await endImport(ctx, tx, id, { status: 'aborted' })
      return false
    }
    if (execution.status !== 'running') return false
    const place = Number(execution.cursorKey ?? 0)
    const batch = batches[place]
    if (batch) {
      const { actor, countries } = execution
      const own = { ...jobContext(ctx, execution.jobId), actor, countries, db: tx }
      await changePrices(own, { operation: 'importPrices', ...batch })
    }
    const isMore = place + 1 < batches.length
    const done = execution.done + (batch?.prices.length ?? 0)
    await tx.run(updateExecution(ctx.site.siteId, { ...execution, done, cursorKey: String(place + 1) }))
    if (!isMore) await endImport(ctx, tx, id, { status: 'finished' })
    return isMore
  })

/** Notes what the file would do and how much there is to do, before the first batch. */
const noteReport = (ctx: Ctx, id: string, report: Execution['report'], total: number) =>
  ctx.db.transaction(async (tx) => {
    const execution = await tx.one(lockExecution(ctx.site.siteId, id))
    await tx.run(updateExecution(ctx.site.siteId, { ...execution, report, total }))
  })

/**
 * Prices of a table in the place of those that the products it names have in its countries; what it does not name stays.
 * Nothing is written unless all of it is legal; then some products at a time, so that it can be given up.
 */
export const importPrices = async (ctx: Ctx, execution: Execution): Promise<boolean> => {
  const { id, parameters } = execution
  if (!(await beginImport(ctx, id))) return false
  const upload = await readUpload(ctx, execution, priceColumns)
  const read: Read =
    'faults' in upload
      ? { books: [], faults: upload.faults, fileName: upload.name }
      : readBooks(upload.name, upload.rows, execution.countries)
  const batches = batchesOf(read.books)
  if (execution.cursorKey === null) {
    const report = await judge(ctx, read)
    const total = read.books.reduce((sum, { prices }) => sum + prices.length, 0)
    await noteReport(ctx, id, report, total)
    const { faults } = read
    if (parameters.mode === 'check' || faults.length > 0) {
      const status = parameters.mode === 'apply' ? 'failed' : 'finished'
      const fault = status === 'failed' ? 'The file has faults; nothing was changed.' : undefined
      await ctx.db.transaction((tx) =>
        endImport(ctx, tx, id, { status, report, faults, ...(fault === undefined ? {} : { fault }) }),
      )
      return false
    }
  }
  for (let turn = 0; turn < batchesPerTurn; turn++) if (!(await applyBatch(ctx, id, batches))) return false
  return true
}
