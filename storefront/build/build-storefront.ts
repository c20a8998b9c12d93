import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite'
import { buildServiceWorker } from '../../build/build-service-worker.ts'
import base from '../vite.config.ts'
import { codeSplitting } from './code-splitting.ts'
import { dropOldAssets } from '../../build/drop-old-assets.ts'
import { dropUnusedExports } from './drop-unused-exports.ts'
import { latin1 } from './escape-beyond-latin1.ts'
import { messagesPlugin } from './messages-plugin.ts'
import { minifyAgain } from './minify-again.ts'
import { operationConstants } from './operation-constants.ts'
import { precompressFiles } from '../../build/precompress-files.ts'
import { shortClassNames } from './short-class-name.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type BuildOptions = {
  outDir: string
  /** Further settings for both bundles; tests use it to put their own screens in place. */
  extra?: InlineConfig
}

/** What a document starts with, and what takes the page over. */
const entries = ['start.ts', 'entry-client.tsx'].map((file) => join(root, 'src/app', file))

/**
 * Our modules do nothing when they are loaded but define: so an `index.ts` costs a page only what it imports
 * from there. Styles are the exception.
 */
const treeshake = {
  moduleSideEffects: [{ test: /\/(?:storefront\/src|facts|engine\/src)\/.*\.tsx?$/, sideEffects: false }],
}

/**
 * A lazy part is imported plainly. The bundler's own helper would carry the name of every file of the shop into every
 * first visit (2 kB), to save a round trip that a prefetched link does not make anyway.
 */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
})

const release: InlineConfig = {
  configFile: false,
  root,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: shortClassNames() } },
}

const bundle = (
  outDir: string,
  texts: ReturnType<typeof messagesPlugin>,
  own: InlineConfig,
  extra: InlineConfig,
) =>
  build(
    mergeConfig(
      mergeConfig(mergeConfig(base, release), {
        build: { outDir, emptyOutDir: false },
        ...own,
        plugins: [texts, plainImports(), ...(own.plugins ?? [])],
      }),
      extra,
    ),
  )

/** The bundler asks the environment whether to make a development build; ours never is one. */
const asProduction = async (work: () => Promise<void>) => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** Builds the browser's bundle and its source maps, the server's bundle, the texts and the packed copies of every file. */
export const buildStorefront = (options: BuildOptions) => asProduction(() => buildAll(options))

const buildAll = async ({ outDir, extra = {} }: BuildOptions) => {
  await mkdir(outDir, { recursive: true })
  const texts = messagesPlugin({ onlyUsed: true })
  await bundle(
    join(outDir, 'client'),
    texts,
    {
      plugins: [dropUnusedExports(), operationConstants()],
      build: {
        outDir: join(outDir, 'client'),
        emptyOutDir: false,
        manifest: true,
        sourcemap: 'hidden',
        rolldownOptions: {
          input: entries,
          output: { codeSplitting: codeSplitting(entries), sourcemapExcludeSources: true },
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          treeshake,
        },
      },
    },
    extra,
  )
  await minifyAgain(join(outDir, 'client'), join(outDir, 'maps'))
  await buildServiceWorker(root, join(outDir, 'client'), 'sw.js')
  const { catalogues, defaults } = texts.files()
  await rm(join(outDir, 'server'), { recursive: true, force: true })
  await bundle(
    join(outDir, 'server'),
    messagesPlugin({ withDefaults: true }),
    {
      plugins: [latin1()],
      build: {
        outDir: join(outDir, 'server'),
        emptyOutDir: false,
        copyPublicDir: false,
        ssr: join(root, 'src/app/entry-server.tsx'),
        // One file, read once: a build under a running server takes nothing from it.
        rolldownOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
      },
      ssr: { noExternal: true },
    },
    extra,
  )
  await mkdir(join(outDir, 'client/messages'), { recursive: true })
  const versions: Record<string, string> = {}
  for (const [name, { json, version }] of Object.entries(catalogues)) {
    await writeFile(join(outDir, `client/messages/${name}.json`), json)
    versions[name] = version
  }
  await writeFile(join(outDir, 'client/default-texts.json'), defaults)
  await writeFile(join(outDir, 'messages.json'), JSON.stringify(versions))
  await dropOldAssets(join(outDir, 'client'), join(outDir, 'maps'))
  await precompressFiles(join(outDir, 'client'))
}
