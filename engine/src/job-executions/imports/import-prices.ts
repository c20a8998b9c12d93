import { PriceRow, priceColumns } from '../../bundle/prices.ts'
import { schemaCheck } from '../../import/index.ts'
import { Problem } from '../../kernel/problem.ts'
import { changePrices, priceEffect, type ProductPrices } from '../../price-books/index.ts'
import { type ImportFault } from './import-report.ts'
import { importTable, partsOf, type TableImport } from './import-table.ts'
import { rowJudge } from './judge-row.ts'

const mostTiers = 20
const productsPerBatch = 1_000

/** Products of a country with their tiers, and the first line that speaks of each. */
type Book = { country: string; prices: ProductPrices[]; lines: number[] }

const judgeRow = rowJudge(priceColumns, schemaCheck(PriceRow))

/** Rows as lists of prices by country, products in the order in which they come. */
const read: TableImport<Book>['read'] = (file, rows, { countries }) => {
  const faults: ImportFault[] = []
  const books = new Map<string, Map<string, { line: number; tiers: ProductPrices['tiers'] }>>()
  for (const row of rows) {
    const { country = '', sku = '', minQuantity = '', amount = '' } = row.cells
    const wrong = judgeRow(file, row, () =>
      countries.some((one) => one === country)
        ? []
        : [{ field: 'country', expected: 'is not one of your countries' }],
    )
    faults.push(...wrong)
    if (wrong.length > 0) continue
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
  const batches = [...books].flatMap(([country, products]) =>
    partsOf([...products], productsPerBatch).map((part) => ({
      country,
      prices: part.map(([productId, { tiers }]) => ({ productId, tiers })),
      lines: part.map(([, { line }]) => line),
    })),
  )
  return { batches, faults }
}

/** The parts of each country as one list: what it does is told of the whole. */
const booksOf = (batches: readonly Book[]): Book[] =>
  [...Map.groupBy(batches, ({ country }) => country)].map(([country, parts]) => ({
    country,
    prices: parts.flatMap(({ prices }) => prices),
    lines: parts.flatMap(({ lines }) => lines),
  }))

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
const judge: TableImport<Book>['judge'] = async (ctx, batches, { file }) => {
  const effects = []
  const faults: ImportFault[] = []
  for (const book of booksOf(batches)) {
    try {
      const { data, ...effect } = await priceEffect(ctx, book)
      effects.push({ country: book.country, ...effect, examples: data })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      faults.push(...faultsOfProblem(file, book, error))
    }
  }
  const changed = effects.reduce((sum, effect) => sum + effect.changed, 0)
  return { faults, effects, changes: [{ file, changed }] }
}

/**
 * Prices of a table in the place of those that the products it names have in its countries; what it does not name stays.
 */
export const importPrices = importTable<Book>({
  columns: priceColumns,
  numbers: ['minQuantity', 'amount'],
  read,
  judge,
  sizeOf: ({ prices }) => prices.length,
  apply: async (ctx, { country, prices }) => {
    await changePrices(ctx, { operation: 'importPrices', country, prices })
  },
})
