import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './with-lock.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A bundle of pages: what it is made from and by what. Paths begin at the root of the repository. */
export type Bundle = {
  /** As a message names it. */
  name: string
  distDir: string
  /** Patterns of the files it is made from. */
  sources: readonly string[]
  /** The script that builds it into the folder that is its only argument. */
  bundler: string
}

/**
 * A hash of everything the bundle is made from. Read in one go: a start does nothing else meanwhile, and to wait for each of
 * two thousand small files took three times the processor time of reading them.
 */
const sourceHash = (sources: readonly string[]) => {
  const files = globSync([...sources], { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Builds the bundle if it is missing or older than its sources, one process at a time; tells whether it did. */
export const buildIfStale = (bundle: Bundle, { force = false } = {}): Promise<boolean> =>
  withLock(join(root, bundle.distDir, '.building'), () => buildUnlessFresh(bundle, force))

const buildUnlessFresh = async ({ name, distDir, sources, bundler }: Bundle, force: boolean) => {
  const stampFile = join(root, distDir, 'sources.sha256')
  const hash = sourceHash(sources)
  const built = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : ''
  if (!force && built === hash) return false
  // In a process of its own: the half gigabyte that a bundler takes would stay with a shop that runs for months.
  const child = fork(join(root, bundler), [join(root, distDir)])
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The ${name} could not be built.`)
  await writeFile(stampFile, hash)
  return true
}
