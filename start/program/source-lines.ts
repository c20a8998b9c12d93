import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, relative } from 'node:path'
import { programFolder, root } from './made-of.ts'

/** Which line of which source each line of a bundle was, as two files: names of the sources, and two numbers a line. */
export type LineTable = { sources: readonly string[]; lines: Uint32Array }

const numbers = 2
/** Of a line that comes from no source. */
const none = 2 ** 32 - 1

/** Of a bundle's source map, whose paths begin at `folder`. Kept whole it would take a running program ninety megabytes. */
export const lineTable = (map: SourceMapPayload, code: string, folder: string): LineTable => {
  const places = new SourceMap(map)
  const sources = map.sources.map((source) => relative(root, join(folder, source)))
  const known = new Map(map.sources.map((source, at) => [source, at]))
  const lines = new Uint32Array((code.split('\n').length + 1) * numbers).fill(none)
  for (let line = 0; line * numbers < lines.length; line++) {
    const entry = places.findEntry(line, 10_000)
    if (!('generatedLine' in entry) || entry.generatedLine !== line) continue
    lines.set([known.get(entry.originalSource) ?? none, entry.originalLine + 1], line * numbers)
  }
  return { sources, lines }
}

/** Names of the table's files, beside the bundle. */
export const tableFiles = { sources: 'programs.sources.json', lines: 'programs.lines' }

let sources: readonly string[] | undefined

const sourceOf = (line: number): string | undefined => {
  const pair = new Uint32Array(numbers)
  const file = openSync(join(programFolder, tableFiles.lines), 'r')
  try {
    if (readSync(file, pair, 0, pair.byteLength, (line - 1) * pair.byteLength) < pair.byteLength)
      return undefined
  } finally {
    closeSync(file)
  }
  const [source = none, at] = pair
  if (source === none) return undefined
  sources ??= JSON.parse(readFileSync(join(programFolder, tableFiles.sources), 'utf8')) as string[]
  return `${sources[source]}:${at}`
}

const inBundle = /(?:file:\/\/)?[^\s()]*\/start\/dist\/programs\.js:(\d+):\d+/g

/** A stack of a bundled program with the places of its sources; one of the sources themselves as it is. */
export const withSourceLines = (stack: string): string =>
  stack.replace(inBundle, (place, line: string) => {
    try {
      return sourceOf(Number(line)) ?? place
    } catch {
      return place
    }
  })
