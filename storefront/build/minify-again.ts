import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from '@swc/core'
import { hideSourceMap } from './hide-source-map.ts'

/**
 * A second minifier over what the bundler's own has written: it drops unused parameters and inlines what is used once,
 * which makes every first visit 2 kB lighter. The budget is tight, since React alone takes half of it. The source map
 * of each script leaves the folder that is served for `mapsDir`.
 */
export const minifyAgain = async (clientDir: string, mapsDir: string) => {
  await mkdir(mapsDir, { recursive: true })
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
  )
  for (const { file } of Object.values(manifest)) {
    if (!file.endsWith('.js')) continue
    const path = join(clientDir, file)
    const { code, map = '' } = await minify(await readFile(path, 'utf8'), {
      module: true,
      ecma: 2022,
      compress: { passes: 3, pure_getters: true, keep_fargs: false, ecma: 2022 },
      mangle: { toplevel: true },
      sourceMap: true,
    })
    await writeFile(path, code)
    await hideSourceMap(path, map, mapsDir)
  }
}
