import { writeCsv } from '../../../../facts/write-csv.ts'
import type { Translate } from '../../lib/i18n.ts'
import type { Column } from './column.ts'

/** Rows as a file that spreadsheets open: the columns that have a text, under their titles. */
export const csvOf = <Row>(rows: readonly Row[], columns: readonly Column<Row>[], t: Translate): string => {
  const named = columns.filter(({ text }) => text)
  return writeCsv(
    named.map(({ title }) => t(title)),
    rows.map((row) => named.map(({ text }) => text?.(row))),
  )
}
