import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { buildStorefront } from './build-storefront.ts'

const ownAppDir = fileURLToPath(new URL('../src/app/', import.meta.url))
const replaced = new Set(['./routes.ts', './shell.tsx', './shell-queries.ts'])

/** Puts the tests' own site map, shell and screens in the place of the shop's. */
export const ownScreens = (appDir = ownAppDir): Plugin => ({
  name: 'own-screens',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/app/load-screen.ts')) return undefined
    const own = code
      .replaceAll('../screens/', './testing/screens/')
      .replace('`src/screens/', '`src/app/testing/screens/')
    // Every line stays where it was.
    return { code: own, map: null }
  },
  resolveId(source, importer) {
    const ours = importer?.startsWith(appDir) && !importer.includes('/testing/') && replaced.has(source)
    return ours ? join(appDir, 'testing', source) : undefined
  },
})

/** A real build of the chassis with small screens of its own. Remove it after the tests. */
export const buildForTests = async () => {
  const distDir = await mkdtemp(join(tmpdir(), 'lamina-chassis-'))
  await buildStorefront({ outDir: distDir, extra: { plugins: [ownScreens()] } })
  return { distDir, remove: () => rm(distDir, { recursive: true, force: true }) }
}
