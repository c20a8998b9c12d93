import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files the manifest of a build names. */
const namesIn = (manifest: string) =>
  new Set([...manifest.matchAll(/"assets\/([^"]+)"/g)].map(([, name]) => name ?? ''))

const listFile = '.vite/assets.json'

/**
 * Keeps the files of this build and of the one before it in a client folder, so that pages loaded before a release
 * still find their scripts; older ones go.
 */
export const dropOldAssets = async (clientDir: string) => {
  const list = join(clientDir, listFile)
  const previous: string[] = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'))
  const current = namesIn(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const keep = new Set([...previous, ...current])
  for (const name of await readdir(join(clientDir, 'assets'))) {
    if (!keep.has(name.replace(/\.(?:br|gz)$/, ''))) await rm(join(clientDir, 'assets', name))
  }
  await writeFile(list, JSON.stringify([...current]))
}
