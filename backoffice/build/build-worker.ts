import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServiceWorker } from '../../build/build-service-worker.ts'
import { type Chunk, filesOf } from './files-of.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where one works without a signal; the rest is read where there is one. */
const offlineScreens = ['home', 'hand-over', 'count', 'cut-plan', 'order', 'orders']

/** Lists the files that the worker keeps: those of the shell, of the screens, and of the reader of codes, with their fonts and pictures. */
const listFiles = async (clientDir: string) => {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk | undefined
  >
  const screens = offlineScreens.map((screen) => `src/screens/${screen}/index.ts`)
  const missing = screens.filter((screen) => !manifest[screen])
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}.`)
  const reached = ['index.html', ...screens].flatMap((entry) => [
    ...filesOf(manifest, entry),
    // What a screen asks for later, as the reader of codes, is asked for without a signal too.
    ...(entry === 'index.html' ? [] : (manifest[entry]?.dynamicImports ?? [])).flatMap((one) => [
      ...filesOf(manifest, one),
    ]),
  ])
  const assets = Object.values(manifest).flatMap((chunk) =>
    chunk && reached.includes(chunk.file) ? (chunk.assets ?? []) : [],
  )
  return [...new Set([...reached, ...assets])].map((file) => `/admin/${file}`)
}

/** Builds the service worker and the list of files that it keeps. */
export const buildWorker = async (clientDir: string): Promise<void> => {
  await buildServiceWorker(root, clientDir, 'worker.js')
  await writeFile(join(clientDir, 'offline.json'), JSON.stringify(await listFiles(clientDir)))
}
