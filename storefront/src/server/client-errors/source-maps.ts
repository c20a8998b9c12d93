import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { LRUCache } from 'lru-cache'

/** A place in a built script: its file's name, its line from 1 and its column from 1, as a stack has them. */
export type Frame = { file: string; line: number; column: number }

/** Maps of scripts kept in memory; the largest takes some 100 kB. */
const mostMaps = 8

/**
 * Reads the hidden source maps of a build, each when it is first asked for. Gives a function that writes a place in a
 * built script as one of its source, `storefront/src/app/root.tsx:12:5 name`, or as it is where no map knows it.
 */
export const createSourceMaps = (distDir: string) => {
  const maps = new LRUCache<string, Promise<TraceMap | undefined>>({ max: mostMaps })
  const read = async (file: string) => {
    try {
      return new TraceMap(await readFile(join(distDir, 'maps', `${file}.map`), 'utf8'))
    } catch {
      return undefined
    }
  }
  const mapOf = (file: string) => {
    const map = maps.get(file) ?? read(file)
    maps.set(file, map)
    return map
  }
  return async ({ file, line, column }: Frame): Promise<string> => {
    const map = await mapOf(file)
    const found = map && originalPositionFor(map, { line, column: column - 1 })
    if (!found?.source) return `${file}:${line}:${column}`
    return [`${found.source}:${found.line}:${found.column + 1}`, found.name].filter(Boolean).join(' ')
  }
}
