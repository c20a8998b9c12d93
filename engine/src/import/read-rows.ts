import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { BundleFile } from './bundle-files.ts'

/** A row with the line it stands on (1 is the first), or why the line cannot be read. */
export type ReadRow = { line: number; value: unknown } | { line: number; unreadable: string }

/** Reads a file of the bundle row by row, so that its size does not matter. */
export async function* readRows(path: string, file: BundleFile): AsyncGenerator<ReadRow> {
  if (file.form === 'json') yield parsed(await readFile(path, 'utf8'), 1)
  else if (file.form === 'jsonl') yield* readJsonLines(path)
  else yield* readCsv(path, file.columns)
}

const parsed = (text: string, line: number): ReadRow => {
  try {
    return { line, value: JSON.parse(text) as unknown }
  } catch (error) {
    return { line, unreadable: (error as Error).message }
  }
}

const linesOf = (path: string) =>
  createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })

async function* readJsonLines(path: string): AsyncGenerator<ReadRow> {
  let line = 0
  for await (const text of linesOf(path)) {
    line++
    if (text.trim() !== '') yield parsed(text, line)
  }
}

/** Values of one line: text in double quotes may hold commas and doubled quotes, but no line break. */
export const splitCsvLine = (text: string): string[] => {
  if (!text.includes('"')) return text.split(',')
  const values: string[] = []
  for (const match of text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    values.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'))
  }
  return values
}

async function* readCsv(path: string, columns: readonly string[]): AsyncGenerator<ReadRow> {
  let line = 0
  for await (const text of linesOf(path)) {
    line++
    if (line === 1) {
      if (text.replace(/^\uFEFF/, '') !== columns.join(',')) {
        yield { line, unreadable: `the head line must be ${columns.join(',')}` }
        return
      }
    } else if (text !== '') {
      const values = splitCsvLine(text)
      if (values.length !== columns.length) {
        yield { line, unreadable: `${values.length} values where ${columns.length} are expected` }
      } else {
        yield { line, value: Object.fromEntries(columns.map((column, index) => [column, values[index]])) }
      }
    }
  }
}
