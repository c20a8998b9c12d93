// Builds the storefront when its build is missing or older than the sources. `--force` builds in any case.
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './with-lock.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const distDir = join(root, 'storefront/dist')
const stampFile = join(distDir, 'sources.sha256')

const sources = [
  'storefront/{src,build}/**/*.{ts,tsx,css,json,svg,woff2}',
  'storefront/public/**/*.*',
  'storefront/vite.config.ts',
  'storefront/package.json',
  '{facts,trade}/**/*.{ts,json}',
  'engine/src/*/routes.ts',
  'package-lock.json',
]

/** A hash of everything the build is made from. */
const sourceHash = async () => {
  const files: string[] = []
  for await (const file of glob(sources, { cwd: root })) if (!/\.test\.tsx?$/.test(file)) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Builds if there is a reason to, one process at a time; tells whether it did. */
export const buildIfStale = ({ force = false } = {}): Promise<boolean> =>
  withLock(join(distDir, '.building'), () => buildUnlessFresh(force))

const buildUnlessFresh = async (force: boolean) => {
  const hash = await sourceHash()
  const built = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : ''
  if (!force && built === hash) return false
  // In a process of its own: the half gigabyte that the bundler takes would stay with a shop that runs for months.
  const bundler = fork(join(root, 'storefront/build/bundle-pages.ts'), [distDir])
  const [code] = (await once(bundler, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The storefront could not be built.')
  await writeFile(stampFile, hash)
  return true
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const started = performance.now()
  const did = await buildIfStale({ force: process.argv.includes('--force') })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(did ? `Built the storefront in ${seconds} s.` : 'The build of the storefront is up to date.')
}
