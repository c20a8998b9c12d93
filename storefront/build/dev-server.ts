import { globSync } from 'node:fs'
import type { Server } from 'node:http'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { createServer, type EnvironmentModuleNode, mergeConfig, type Plugin, type ViteDevServer } from 'vite'
import type * as ServerEntry from '../src/app/entry-server.tsx'
import type { Development } from '../src/server/index.ts'
import { type Assets, assetBase } from '../src/server/read-assets.ts'
import base from '../vite.config.ts'
import { isMessages, type MessagesPlugin, messagesPlugin } from './messages-plugin.ts'

const ownRoot = fileURLToPath(new URL('..', import.meta.url))
const serverEntry = '/src/app/entry-server.tsx'
const startModule = 'virtual:start'

/** Names the classes of CSS modules so that one finds them: `price_amount`. */
const readableClassName = (name: string, path: string) =>
  `${basename(path.split('?', 1)[0] ?? '', '.module.css')}_${name}`

/** The document's one script: React Refresh takes its place before the first component is loaded. */
const startPlugin = (): Plugin => ({
  name: 'start',
  resolveId: (id) => (id === startModule ? `\0${id}` : undefined),
  load: (id) =>
    id === `\0${startModule}`
      ? "import '/@vite/client'\nimport '@vitejs/plugin-react/preamble'\nimport '/src/app/start.ts'"
      : undefined,
})

/** Sends an open page the texts of a file that was changed; its modules stay, unless texts came or went. */
const liveTexts = (texts: MessagesPlugin): Plugin => ({
  name: 'live-texts',
  async hotUpdate({ file }) {
    if (this.environment.name !== 'client' || !isMessages(file)) return undefined
    const before = texts.idsIn(file)
    this.environment.hot.send('texts', await texts.read(file))
    return isDeepStrictEqual(texts.idsIn(file), before) ? [] : undefined
  },
})

/** Every style sheet that a rendered page may use, those that are imported first first. */
const styleSheetsOf = (node: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): string[] => {
  if (seen.has(node)) return []
  seen.add(node)
  const own = node.url.endsWith('.css') ? [node] : []
  return [
    ...[...node.importedModules].flatMap((one) => styleSheetsOf(one, seen)),
    ...own.map(({ url }) => url),
  ]
}

type Style = { file: string; css: string }

/** The sheets as elements that Vite's client takes for its own, so that a change replaces them. */
const styleTagsOf = (styles: readonly Style[]) =>
  styles.map(({ file, css }) => `<style data-vite-dev-id="${file}">${css}</style>`).join('')

const loadStyle = async (vite: ViteDevServer, url: string): Promise<Style> => {
  const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string }
  return { file: join(vite.config.root, url), css }
}

const loadStyles = async (vite: ViteDevServer) => {
  const entry = await vite.environments.ssr.moduleGraph.getModuleByUrl(serverEntry)
  const urls = ['/src/theme/theme.css', ...(entry ? styleSheetsOf(entry) : [])]
  return Promise.all([...new Set(urls)].map((url) => loadStyle(vite, url)))
}

type DevServerOptions = {
  /** What the pages are served by; Vite tells the browser of changes over it. */
  server: Server
  /** Folder of the storefront, with a slash at its end; ours without it. */
  root?: string
  plugins?: readonly Plugin[]
}

const openVite = ({ server, root = ownRoot, plugins = [] }: DevServerOptions, texts: MessagesPlugin) =>
  createServer(
    mergeConfig(base, {
      configFile: false,
      root,
      logLevel: 'warn',
      appType: 'custom',
      plugins: [texts, liveTexts(texts), startPlugin(), ...plugins],
      css: { modules: { generateScopedName: readableClassName }, devSourcemap: true },
      optimizeDeps: { entries: ['src/app/entry-client.tsx', 'src/screens/*/index.ts'] },
      server: {
        middlewareMode: true,
        hmr: { server },
        fs: { allow: ['.', '../engine/src', '../facts', '../trade', join(ownRoot, '../node_modules')] },
      },
    }),
  )

/** The same request, whose errors name the lines of the sources. */
const withDevAssets = (vite: ViteDevServer, request: ServerEntry.PageRequest): ServerEntry.PageRequest => ({
  ...request,
  report(error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    request.report(error)
  },
})

/** The pages from their sources, changed in an open page without losing its state. Close it after the listener. */
export const openDevServer = async (
  options: DevServerOptions,
): Promise<Development & { close(): Promise<void> }> => {
  const root = options.root ?? ownRoot
  const texts = messagesPlugin({ withDefaults: true, sourceDir: join(root, 'src/') })
  const vite = await openVite(options, texts)
  for (const file of globSync(join(root, 'src/**/*messages.ts'))) if (isMessages(file)) await texts.read(file)

  let styles: readonly Style[] = []
  const load = async (): Promise<typeof ServerEntry> => {
    const loaded = (await vite.ssrLoadModule(serverEntry)) as typeof ServerEntry
    return {
      ...loaded,
      async renderPage(address, request) {
        const page = await loaded.renderPage(address, withDevAssets(vite, request))
        // Only now is known which sheets it uses: a screen is loaded on first use.
        styles = await loadStyles(vite)
        return page
      },
    }
  }
  let entry = await load()
  const refresh = async () => {
    entry = await load()
  }

  const assets: Assets = {
    get entry() {
      return entry
    },
    script: `${assetBase}@id/__x00__${startModule}`,
    scriptEntry: `${assetBase}src/app/entry-client.tsx`,
    get styleTags() {
      return styleTagsOf(styles)
    },
    scriptOf: (module) => assetBase + module,
    scriptsOf: () => [],
    textsOf(locale, language) {
      const { catalogues } = texts.files()
      const found = [language, locale].flatMap((name) =>
        catalogues[name] ? [{ name, ...catalogues[name] }] : [],
      )
      return {
        urls: found.map(({ name, version }) => `${assetBase}messages/${name}.json?v=${version}`),
        catalogue: Object.assign({}, ...found.map(({ json }) => JSON.parse(json) as object)),
      }
    },
    messageFiles: {},
  }
  return {
    assets,
    register(app) {
      app.addHook('onRequest', (request, reply, next) => {
        if (request.url.startsWith(assetBase)) vite.middlewares(request.raw, reply.raw, next)
        else refresh().then(() => next(), next)
      })
      app.get<{ Params: { name: string } }>(`${assetBase}messages/:name.json`, async ({ params }, reply) =>
        reply.type('application/json').send(texts.files().catalogues[params.name]?.json),
      )
      app.get(`${assetBase}default-texts.json`, async (_request, reply) =>
        reply.type('application/json').send(texts.files().defaults),
      )
    },
    close: () => vite.close(),
  }
}
