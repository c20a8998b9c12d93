import { readFile, stat } from 'node:fs/promises'
import { allRowsOf } from '../../../../trade/list/csv.ts'
import { cellText } from '../../../../facts/write-csv.ts'
import { readDecimals } from './decimal-mark.ts'

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

/** Rows under the names of the first. */
export const withHead = ([head = [], ...rows]: readonly (readonly string[])[]): TableRow[] => {
  const names = head.map((name) => name.trim())
  return rows.flatMap((row, at) =>
    row.every((cell) => cell === '')
      ? []
      : [
          {
            line: at + 2,
            cells: Object.fromEntries(names.map((name, column) => [name, cellText(row[column] ?? '')])),
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

/** Which columns are read: those that are needed and may be there, under which names, and what every row has beside them. */
export type Reading = {
  columns: readonly string[]
  optional?: readonly string[]
  /** Those of them that hold numbers: `1.234,56` is read where the table writes its decimals so. */
  numbers?: readonly string[] | undefined
  /** Our column → the file's; without it their names are ours. */
  mapping?: Readonly<Record<string, string>> | undefined
  /** Our column → what every row has in it. */
  values?: Readonly<Record<string, string>> | undefined
}

/** Rows under our names: of a file that is mapped, what is mapped alone. */
const nameCells = (
  rows: readonly TableRow[],
  { columns, optional = [], mapping, values }: Reading,
): TableRow[] => {
  if (!mapping && !values) return [...rows]
  const [first] = rows
  const missing = Object.values(mapping ?? {}).filter((theirs) => first && !(theirs in first.cells))
  if (missing.length > 0) throw new UnreadableTable(`The table has no column ${missing.join(', ')}.`)
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      [...columns, ...optional].flatMap((ours) => {
        const cell = values?.[ours] ?? cells[mapping?.[ours] ?? (mapping ? '' : ours)]
        return cell === undefined ? [] : [[ours, cell]]
      }),
    ),
  }))
}

/**
 * Reads a table with a head line: CSV with any of three separators in UTF-8 or Windows' Latin, lines of JSON, or a
 * spreadsheet, told apart by their bytes. Throws UnreadableTable where columns that are needed are missing.
 */
export const readTable = async (path: string, reading: Reading): Promise<TableRow[]> => {
  const { columns: needed, numbers = [] } = reading
  const rows = readDecimals(nameCells(await readRows(path), reading), numbers)
  const [first] = rows
  const missing = needed.filter((name) => first && !(name in first.cells))
  if (!first) throw new UnreadableTable('The table has no rows.')
  if (missing.length > 0) throw new UnreadableTable(`The table has no column ${missing.join(', ')}.`)
  return rows
}

/** The rows of a table under the names of its own head line. Throws UnreadableTable. */
export const readRows = async (path: string): Promise<TableRow[]> => {
  if ((await stat(path)).size > mostBytes) throw new UnreadableTable('A table has 64 MB at most.')
  const bytes = await readFile(path)
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
