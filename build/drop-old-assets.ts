import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files the manifest of a build names. */
const namesIn = (manifest: string) =>
  new Set([...manifest.matchAll(/"assets\/([^"]+)"/g)].map(([, name]) => name ?? ''))

const listFile = '.vite/assets.json'

const dropFrom = async (dir: string, keep: ReadonlySet<string>, ending: RegExp) => {
  for (const name of await readdir(dir)) if (!keep.has(name.replace(ending, ''))) await rm(join(dir, name))
}

/**
 * Keeps the files of this build and of the one before it in a client folder, and the source maps of both where there are
 * any, so that pages loaded before a release still find their scripts and the log their lines; older ones go.
 */
export const dropOldAssets = async (clientDir: string, mapsDir?: string) => {
  const list = join(clientDir, listFile)
  const previous: string[] = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'))
  const current = namesIn(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const keep = new Set([...previous, ...current])
  await dropFrom(join(clientDir, 'assets'), keep, /\.(?:br|gz)$/)
  if (mapsDir) await dropFrom(mapsDir, keep, /\.map$/)
  await writeFile(list, JSON.stringify([...current]))
}
