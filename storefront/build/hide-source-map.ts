import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import remapping from '@jridgewell/remapping'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Moves the source map that the bundler has written beside a script into a folder that is never served, joined with
 * `minified`, the map of what was done to the script after it. Its sources are named as from the root of the repository
 * (`storefront/src/app/root.tsx`). A script without sources, the bundler's own, has no map.
 */
export const hideSourceMap = async (script: string, minified: string, mapsDir: string) => {
  const beside = `${script}.map`
  if (!existsSync(beside)) return
  const { sources, ...map } = remapping([minified, await readFile(beside, 'utf8')], () => null)
  const named = sources.map((source) => relative(repository, resolve(dirname(script), source ?? '')))
  await writeFile(join(mapsDir, `${basename(script)}.map`), JSON.stringify({ ...map, sources: named }))
  await rm(beside)
}
