import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildStorefront } from './build-storefront.ts'

/** Puts the tests' own site map and screens in the place of the shop's. */
const ownScreens = (): Plugin => ({
  name: 'own-screens',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/app/load-screen.ts')) return undefined
    return code
      .replaceAll('../screens/', './testing/screens/')
      .replace("'./testing/screens/not-found", "'../screens/not-found")
  },
  resolveId(source, importer) {
    const ours = source === './routes.ts' && importer?.includes('/src/app/entry-')
    return ours ? importer?.replace(/entry-[\w-]+\.tsx.*$/, 'testing/routes.ts') : undefined
  },
})

/** A real build of the chassis with small screens of its own. Remove it after the tests. */
export const buildForTests = async () => {
  const distDir = await mkdtemp(join(tmpdir(), 'lamina-chassis-'))
  await buildStorefront({ outDir: distDir, extra: { plugins: [ownScreens()] } })
  return { distDir, remove: () => rm(distDir, { recursive: true, force: true }) }
}
