import type { Translate } from '../../lib/i18n.ts'
import type { Column } from './column.ts'

/** A cell that a spreadsheet takes for text: one that begins as a formula would be run by it. */
const cell = (value: string | number | undefined) => {
  const text = String(value ?? '')
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(text)
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Rows as a file that spreadsheets open, with a mark of its encoding before it. */
export const csvOf = <Row>(rows: readonly Row[], columns: readonly Column<Row>[], t: Translate): string => {
  const named = columns.filter(({ text }) => text)
  const lines = [
    named.map(({ title }) => cell(t(title))),
    ...rows.map((row) => named.map(({ text }) => cell(text?.(row)))),
  ]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
