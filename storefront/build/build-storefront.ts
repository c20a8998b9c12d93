import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, mergeConfig } from 'vite'
import base from '../vite.config.ts'
import { messagesPlugin } from './messages-plugin.ts'
import { packFiles } from './pack-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type BuildOptions = {
  outDir: string
  /** Further settings for both bundles; tests use it to put their own screens in place. */
  extra?: InlineConfig
}

/**
 * Libraries change rarely and everything wants them; the small files that screens share would otherwise become
 * chunks of a few hundred bytes.
 */
const codeSplitting = {
  groups: [
    { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|@lingui)\// },
    { name: 'base', test: /storefront\/src\/(?:lib|api|config)\// },
  ],
}

const withoutMessages = { ...base, plugins: base.plugins?.slice(0, -1) }

const bundle = (
  outDir: string,
  texts: ReturnType<typeof messagesPlugin>,
  own: InlineConfig,
  extra: InlineConfig,
) =>
  build(
    mergeConfig(
      mergeConfig(withoutMessages, {
        configFile: false,
        root,
        logLevel: 'warn',
        plugins: [texts],
        build: { outDir, emptyOutDir: false },
        ...own,
      }),
      extra,
    ),
  )

const assetsOf = async (dir: string) => {
  try {
    return await readdir(dir)
  } catch {
    return []
  }
}

/** Keeps the files of this build and of the one before it, so that pages loaded before a release still work. */
const dropOldAssets = async (outDir: string, before: ReadonlySet<string>, previous: readonly string[]) => {
  const assets = join(outDir, 'client/assets')
  const manifest = await readFile(join(outDir, 'client/.vite/manifest.json'), 'utf8')
  const now = (await assetsOf(assets)).filter((name) => manifest.includes(`assets/${name}"`))
  const keep = new Set([...now, ...previous])
  for (const name of await assetsOf(assets)) {
    const plain = name.replace(/\.(?:br|gz)$/, '')
    if (!keep.has(plain) && before.has(name)) await rm(join(assets, name))
  }
  return now
}

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

/** Builds the browser's and the server's bundle, the texts and the packed copies of every file. */
export const buildStorefront = (options: BuildOptions) => asProduction(() => buildAll(options))

const buildAll = async ({ outDir, extra = {} }: BuildOptions) => {
  await mkdir(outDir, { recursive: true })
  const listFile = join(outDir, 'assets.json')
  const previous: string[] = JSON.parse(await readFile(listFile, 'utf8').catch(() => '[]'))
  const before = new Set(await assetsOf(join(outDir, 'client/assets')))
  const texts = messagesPlugin()
  await bundle(
    join(outDir, 'client'),
    texts,
    {
      build: {
        outDir: join(outDir, 'client'),
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: { input: join(root, 'src/app/entry-client.tsx'), output: { codeSplitting } },
      },
    },
    extra,
  )
  const catalogues = texts.catalogues()
  await rm(join(outDir, 'server'), { recursive: true, force: true })
  await bundle(
    join(outDir, 'server'),
    messagesPlugin(),
    {
      build: {
        outDir: join(outDir, 'server'),
        emptyOutDir: false,
        ssr: join(root, 'src/app/entry-server.tsx'),
        rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
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
  await writeFile(join(outDir, 'messages.json'), JSON.stringify(versions))
  const now = await dropOldAssets(outDir, before, previous)
  await packFiles(join(outDir, 'client'))
  await writeFile(listFile, JSON.stringify(now))
}
