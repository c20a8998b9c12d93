/** A value of a cell; what is undefined is an empty cell. */
export type CellValue = string | number | boolean | undefined

/** Signs at which a spreadsheet takes a cell for a formula, and runs it. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text)

const cell = (value: CellValue): string => {
  if (value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = isFormula(value) ? `'${value}` : value
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a file that spreadsheets open (RFC 4180). A text that would be a formula gets an apostrophe before it. */
export const csvLine = (values: readonly CellValue[]): string => `${values.map(cell).join(',')}\r\n`

/** By it spreadsheets know that the text is UTF-8. */
export const byteOrderMark = '\uFEFF'
