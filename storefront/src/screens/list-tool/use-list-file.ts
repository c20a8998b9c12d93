import { useRef, useState } from 'react'
import { type Columns, columnsOf, linesOfRows, rowsOf } from '../../../../trade/list/csv.ts'

const largest = 1_000_000

type Table = { rows: readonly (readonly string[])[]; columns: Columns }

type ListFileInput = {
  onText: (text: string) => void
  /** Whether a code is one of the shop's. */
  isSold: (sku: string) => boolean
}

/**
 * A list from a file, however it came: a table of text, or plain lines. What a file is shows its content, not its name or
 * declared type; what its columns were taken for can be put right with `onColumns`.
 */
export const useListFile = ({ onText, isSold }: ListFileInput) => {
  const [problem, setProblem] = useState<'tooLarge' | 'unreadableFile' | 'oneFile'>()
  const [table, setTable] = useState<Table>()
  const latest = useRef<File>(undefined)
  const read = (next: Table) => {
    setTable(next)
    onText(linesOfRows(next.rows, next.columns, isSold).join('\n'))
  }
  const take = async (files: readonly File[]) => {
    const [file, ...others] = files
    if (!file) return
    latest.current = file
    if (others.length > 0) return setProblem('oneFile')
    if (file.size > largest) return setProblem('tooLarge')
    const content = await contentOf(file)
    // Another one may have been chosen while this was read.
    if (latest.current !== file) return
    setProblem(content === undefined ? 'unreadableFile' : undefined)
    setTable(undefined)
    if (typeof content === 'string') onText(content)
    else if (content) read({ rows: content, columns: columnsOf(content) })
  }
  return { take, problem, table, onColumns: (columns: Columns) => table && read({ ...table, columns }) }
}

/** The rows of a table or a plain text; undefined for what is no text, no spreadsheet or no file. */
const contentOf = async (file: File): Promise<readonly (readonly string[])[] | string | undefined> => {
  // A folder can be dropped as well, and has nothing to read.
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  if (!bytes) return undefined
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return (await import('./read-spreadsheet.ts')).rowsOfSpreadsheet(bytes)
  if (bytes.includes(0)) return undefined
  const text = decode(bytes)
  const rows = rowsOf(text)
  return rows.some((row) => row.length > 1) ? rows : text.replaceAll('\r\n', '\n')
}

/** Spreadsheets of the region save in either encoding. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
