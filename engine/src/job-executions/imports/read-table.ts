import { readFile, stat } from 'node:fs/promises'
import { allRowsOf } from '../../../../trade/list/csv.ts'

/** A row of a table by the names of its columns, with its line as a spreadsheet counts it. */
export type TableRow = { line: number; cells: Record<string, string> }

/** Of 100,000 prices there are 4 MB. */
const mostBytes = 64 * 1024 * 1024

/** Why a file is not read as a table. */
export class UnreadableTable extends Error {}

const isText = (bytes: Buffer) => !bytes.subarray(0, 4096).includes(0)

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const readJsonLines = (text: string): TableRow[] =>
  text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return []
    try {
      const row = Object.entries(JSON.parse(line) as object)
      return [{ line: at + 1, cells: Object.fromEntries(row.map(([name, value]) => [name, String(value)])) }]
    } catch {
      throw new UnreadableTable(`Line ${at + 1} is no JSON.`)
    }
  })

/** A text that an export kept from being a formula has an apostrophe before it. */
const plain = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

const withHead = ([head = [], ...rows]: readonly (readonly string[])[]): TableRow[] => {
  const names = head.map((name) => name.trim())
  return rows.flatMap((row, at) =>
    row.every((cell) => cell === '')
      ? []
      : [
          {
            line: at + 2,
            cells: Object.fromEntries(names.map((name, column) => [name, plain(row[column] ?? '')])),
          },
        ],
  )
}

/** The library is loaded with the first spreadsheet. Values only: formulas are never run. */
const readSpreadsheet = async (path: string): Promise<string[][]> => {
  const { readSheet } = await import('read-excel-file/node')
  const rows = await readSheet(path)
  return rows.map((row) =>
    row.map((cell) => (cell === null ? '' : cell instanceof Date ? cell.toISOString() : String(cell))),
  )
}

/**
 * Reads a table with a head line: CSV with any of three separators in UTF-8 or Windows' Latin, lines of JSON, or a
 * spreadsheet, told apart by their bytes. Throws UnreadableTable where columns that are needed are missing.
 */
export const readTable = async (path: string, needed: readonly string[]): Promise<TableRow[]> => {
  if ((await stat(path)).size > mostBytes) throw new UnreadableTable('A table has 64 MB at most.')
  const bytes = await readFile(path)
  const rows = await rowsOf(path, bytes)
  const [first] = rows
  const missing = needed.filter((name) => first && !(name in first.cells))
  if (!first) throw new UnreadableTable('The table has no rows.')
  if (missing.length > 0) throw new UnreadableTable(`The table has no column ${missing.join(', ')}.`)
  return rows
}

const rowsOf = async (path: string, bytes: Buffer): Promise<TableRow[]> => {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    return withHead(
      await readSpreadsheet(path).catch(() => {
        throw new UnreadableTable('The spreadsheet cannot be read.')
      }),
    )
  }
  if (!isText(bytes)) throw new UnreadableTable('The file is no table.')
  const text = decode(bytes)
  return text.trimStart().startsWith('{') ? readJsonLines(text) : withHead(allRowsOf(text))
}
