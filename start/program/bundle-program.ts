// Bundles the programs of this folder. Forked by build-if-stale.ts, and goes when that process does.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { madeOf, programFolder, root } from './made-of.ts'
import { lineTable, tableFiles } from './source-lines.ts'

/** Packages that are loaded when they are needed, or bring files and machine code of their own: they stay where they are. */
const apart = [
  '@fontsource/roboto',
  '@simplewebauthn/server',
  'nodemailer',
  'oidc-provider',
  'pdfkit',
  'read-excel-file',
  'sharp',
  'vite',
]

/** Scripts that stay what they are: they build, or are for the development of pages. */
const scripts = /\/(?:build-if-stale|serve-sources)\.ts$/

/** A source finds its files from where it lies, and not from where the bundle does. */
const ownPlaces: Plugin = {
  name: 'own-places',
  enforce: 'pre',
  resolveId: (id, importer) =>
    scripts.test(id) && importer
      ? { id: `./${relative(programFolder, join(dirname(importer), id))}`, external: true }
      : undefined,
  transform: (code, id) => {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return undefined
    const place = (path: string) =>
      `new URL(${JSON.stringify(relative(programFolder, path))}, import.meta.url)`
    const placed = code
      .replaceAll('import.meta.url', `${place(id)}.href`)
      .replaceAll(
        'import.meta.dirname',
        `process.getBuiltinModule('node:url').fileURLToPath(${place(dirname(id))})`,
      )
    // Lines stay what they are.
    return { code: placed, map: null }
  },
}

/** Puts a file in its place whole: programs start meanwhile. */
const replace = async (name: string, content: string | Uint32Array) => {
  const file = join(programFolder, name)
  await writeFile(`${file}.new`, content)
  await rename(`${file}.new`, file)
}

process.on('disconnect', () => process.exit(1))
const began = Date.now()
const built = await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [ownPlaces],
  ssr: { noExternal: true, external: apart },
  build: {
    ssr: join(root, 'start/programs.ts'),
    outDir: programFolder,
    write: false,
    copyPublicDir: false,
    minify: false,
    sourcemap: 'hidden',
    target: 'esnext',
    rolldownOptions: {
      output: {
        entryFileNames: 'programs.js',
        // One file, read once: a build under a running program takes nothing from it.
        codeSplitting: false,
        sourcemapExcludeSources: true,
        comments: false,
      },
    },
  },
})
const [chunk] = 'output' in built ? built.output : []
if (chunk?.type !== 'chunk' || !chunk.map) throw new Error('The programs were not bundled into one file.')
const { sources, lines } = lineTable({ ...chunk.map, sourceRoot: '' }, chunk.code, programFolder)
await mkdir(programFolder, { recursive: true })
await replace(tableFiles.sources, JSON.stringify(sources))
await replace(tableFiles.lines, lines)
await replace('programs.js', chunk.code)
// Of a source that was edited meanwhile nobody knows which text the bundle has: the next build is told so.
const list = madeOf(Object.keys(chunk.modules), began)
if (list) await replace('made-of.json', list)
process.exit()
