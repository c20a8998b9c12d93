import type { TableRow } from './read-table.ts'

/** `12,5` or `1.234,56`: no number of a point has a comma before one or two, or more than three, last digits. */
const hasComma =
  /^-?(\d{1,3}(\.\d{3})+|\d+),(\d{1,2}|\d{4,})$|^-?\d{1,3}(\.\d{3})+,\d+$|^-?\d{1,3}(\.\d{3}){2,}$/
const hasPoint =
  /^-?(\d{1,3}(,\d{3})+|\d+)\.(\d{1,2}|\d{4,})$|^-?\d{1,3}(,\d{3})+\.\d+$|^-?\d{1,3}(,\d{3}){2,}$/

const commaNumber = /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/
const pointNumber = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/**
 * The mark that a table writes its decimals with, by what all of its numbers say: `1.234` and `1,234` alone say nothing.
 * Undefined where nothing tells, or where they disagree.
 */
const decimalMark = (numbers: readonly string[]): ',' | '.' | undefined => {
  const [comma, point] = [
    numbers.some((text) => hasComma.test(text)),
    numbers.some((text) => hasPoint.test(text)),
  ]
  if (comma === point) return undefined
  return comma ? ',' : '.'
}

const withPoint = (text: string, mark: ',' | '.'): string => {
  if (mark === ',') return commaNumber.test(text) ? text.replaceAll('.', '').replace(',', '.') : text
  return pointNumber.test(text) ? text.replaceAll(',', '') : text
}

/**
 * Rows with the numbers of some columns as the shop writes them, `1234.56`, where the table shows how it writes its own. What is
 * no number, and all of a table that does not show it, stays for the kind of table to judge: a price is never guessed.
 */
export const readDecimals = (rows: readonly TableRow[], columns: readonly string[]): TableRow[] => {
  const cellsOf = ({ cells }: TableRow) => columns.flatMap((column) => cells[column]?.trim() ?? [])
  const mark = decimalMark(rows.flatMap(cellsOf))
  if (!mark) return [...rows]
  return rows.map(({ line, cells }) => {
    const read = columns.flatMap((column) => {
      const text = cells[column]
      return text === undefined ? [] : [[column, withPoint(text.trim(), mark)] as const]
    })
    return { line, cells: { ...cells, ...Object.fromEntries(read) } }
  })
}
