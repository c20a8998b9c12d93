import type { SchemaCheck } from '../../import/index.ts'
import type { ImportFault } from './import-report.ts'
import type { TableRow } from './read-table.ts'

type Wrong = { field: string; expected: string }

/**
 * Judges rows by the schema of a bundle's file, then by what `further` says of a row of the right shape. An empty cell of
 * an optional column is not there.
 */
export const rowJudge =
  (columns: readonly string[], check: SchemaCheck, optional: readonly string[] = []) =>
  (file: string, { line, cells }: TableRow, further: () => Wrong[]): ImportFault[] => {
    const given = optional.filter((column) => (cells[column] ?? '') !== '')
    const row = Object.fromEntries([...columns, ...given].map((column) => [column, cells[column] ?? '']))
    const wrong = check(row)
    return (wrong.length > 0 ? wrong : further()).map(({ field, expected }) => ({
      file,
      line,
      column: field,
      value: cells[field] ?? '',
      detail: expected,
    }))
  }
