/** A value of a table: numbers as they are, null or undefined an empty cell. */
export type Cell = string | number | boolean | null | undefined

/** What a spreadsheet would take for a formula, or skip to find one. */
const formula = /^[=+\-@\t\r]/

/** A text that begins as a formula does is shown as text: what somebody typed as a name is never computed. */
const textOf = (cell: Cell): string => {
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  const text = cell ?? ''
  return formula.test(text) ? `'${text}` : text
}

const escapedText = new RegExp(`^'${formula.source.slice(1)}`)

/** The text that a cell of such a table had before it was kept from being a formula. */
export const cellText = (text: string): string => (escapedText.test(text) ? text.slice(1) : text)

const quoteField = (text: string): string =>
  /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** One line of a file that spreadsheets open (RFC 4180), ended by CR LF. */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => quoteField(textOf(cell))).join(',')}\r\n`

/** By it spreadsheets know that the text is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A table as a spreadsheet opens it: UTF-8 with its mark. */
export const writeCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + [head, ...rows].map(csvLine).join('')
