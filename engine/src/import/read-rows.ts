import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { BundleFile } from './bundle-files.ts'

/** A row with the line it stands on (1 is the first), or why the line cannot be read. */
export type ReadRow = { line: number; value: unknown } | { line: number; unreadable: string }

/**
 * Reads a file of the bundle some rows at a time, so that its size does not matter. One by one they would be waited for
 * longer than they take to read.
 */
export async function* readRows(path: string, file: BundleFile): AsyncGenerator<ReadRow[]> {
  if (file.form === 'json') yield [parseLine(await readFile(path, 'utf8'), 1)]
  else if (file.form === 'jsonl') yield* readJsonLines(path)
  else yield* readCsv(path, file.columns, file.optional)
}

const parseLine = (text: string, line: number): ReadRow => {
  try {
    return { line, value: JSON.parse(text) as unknown }
  } catch (error) {
    return { line, unreadable: (error as Error).message }
  }
}

type Line = { line: number; text: string }

/** The lines that are not blank, with their numbers. */
async function* linesOf(path: string): AsyncGenerator<Line[]> {
  let line = 0
  let rest = ''
  const numberLines = (texts: string[]) =>
    texts.map((text) => ({ line: ++line, text })).filter(({ text }) => text.trim() !== '')
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    const texts = `${rest}${String(chunk)}`.split('\n')
    rest = texts.pop() ?? ''
    yield numberLines(texts)
  }
  yield numberLines([rest])
}

async function* readJsonLines(path: string): AsyncGenerator<ReadRow[]> {
  for await (const lines of linesOf(path)) yield lines.map(({ line, text }) => parseLine(text, line))
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

const csvRow = (columns: readonly string[], { line, text }: Line): ReadRow => {
  const values = splitCsvLine(text.replace(/\r$/, ''))
  if (values.length !== columns.length)
    return { line, unreadable: `${values.length} values where ${columns.length} are expected` }
  const value: Record<string, string | undefined> = {}
  for (const [index, column] of columns.entries()) value[column] = values[index]
  return { line, value }
}

/** The columns a head line names: all that are needed, and after them those of the optional ones that are there. */
const columnsNamed = (head: string, needed: readonly string[], optional: readonly string[]) => {
  const named = head.trim().replace(/^\uFEFF/, '')
  return [needed, [...needed, ...optional]].find((columns) => columns.join(',') === named)
}

async function* readCsv(
  path: string,
  needed: readonly string[],
  optional: readonly string[] = [],
): AsyncGenerator<ReadRow[]> {
  let columns: readonly string[] | undefined
  for await (const lines of linesOf(path)) {
    const head: Line | undefined = columns ? undefined : lines.shift()
    if (head) {
      columns = columnsNamed(head.text, needed, optional)
      if (!columns) {
        yield [{ line: head.line, unreadable: `the head line must be ${needed.join(',')}` }]
        return
      }
    }
    const named = columns ?? needed
    yield lines.map((line) => csvRow(named, line))
  }
}
