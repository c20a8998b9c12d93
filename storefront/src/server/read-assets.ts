import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language, LocaleId } from '../../../facts/locales.ts'
import type * as ServerEntry from '../app/entry-server.tsx'
import type { Catalogue } from '../lib/i18n/i18n.ts'

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>
/** `version` per file name (`es`, `en`, `es-GT`), as the build wrote them. */
type MessageFiles = Record<string, string>

export const assetBase = '/static/'
const startEntry = 'src/app/start.ts'
const clientEntry = 'src/app/entry-client.tsx'
/** The build gathers all our styles in one; a style that a part loads by itself is not among them. */
const ownStyle = 'style.css'

const json = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T

export type Texts = { urls: readonly string[]; catalogue: Catalogue }

/** What the server needs of the pages' code: how to render, what a document names, and the texts. */
export type Assets = {
  readonly entry: typeof ServerEntry
  /** The one script of a document; it brings the others. */
  script: string
  /** The script that takes the page over. */
  scriptEntry: string
  /** The tags that bring the styles of our own. */
  readonly styleTags: string
  /** The script of a screen; undefined for one that every page has. */
  scriptOf(module: string): string | undefined
  /** Scripts a document of this screen needs besides. */
  scriptsOf(module: string): readonly string[]
  /** Texts of a locale: the language's, and the locale's own where it has any [S7.056]. */
  textsOf(locale: LocaleId, language: Language): Texts
  messageFiles: MessageFiles
}

/** The build's output, read once. */
export const readAssets = async (distDir: string): Promise<Assets> => {
  const manifest = await json<Manifest>(join(distDir, 'client/.vite/manifest.json'))
  const messageFiles = await json<MessageFiles>(join(distDir, 'messages.json'))
  const catalogues = new Map<string, Catalogue>()
  for (const name of Object.keys(messageFiles)) {
    catalogues.set(name, await json<Catalogue>(join(distDir, `client/messages/${name}.json`)))
  }
  const entry: typeof ServerEntry = await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)

  const chunksOf = (source: string, seen = new Set<string>()): string[] => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return []
    seen.add(source)
    return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => chunksOf(one, seen))]
  }
  const scripts = new Map<string, readonly string[]>()
  const style = manifest[ownStyle]
  if (!style) throw new Error(`${distDir} holds no ${ownStyle}: build the storefront anew`)
  const textsByLocale = new Map<string, Texts>()
  return {
    entry,
    script: assetBase + (manifest[startEntry]?.file ?? ''),
    scriptEntry: assetBase + (manifest[clientEntry]?.file ?? ''),
    styleTags: `<link rel="stylesheet" href="${assetBase}${style.file}">`,
    scriptOf: (module) => manifest[module] && assetBase + manifest[module].file,
    scriptsOf(module) {
      const known = scripts.get(module)
      if (known) return known
      const files = [...new Set([...chunksOf(clientEntry), ...chunksOf(module)])].map(
        (file) => assetBase + file,
      )
      scripts.set(module, files)
      return files
    },
    textsOf(locale, language) {
      const known = textsByLocale.get(locale)
      if (known) return known
      const names = [language, locale].filter((name) => messageFiles[name] !== undefined)
      const texts: Texts = {
        urls: names.map((name) => `${assetBase}messages/${name}.json?v=${messageFiles[name]}`),
        catalogue: Object.assign({}, ...names.map((name) => catalogues.get(name))),
      }
      textsByLocale.set(locale, texts)
      return texts
    },
    messageFiles,
  }
}
