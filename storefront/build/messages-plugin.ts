import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import type { Message } from '../src/lib/i18n/define-messages.ts'

const ownSources = fileURLToPath(new URL('../src/', import.meta.url))

/** Whether a file holds the texts of a component. */
export const isMessages = (file: string): boolean =>
  /(?:^|[/-])messages\.ts$/.test(file) && !file.endsWith('/define-messages.ts')

/** Query of a module id that asks for the file as it is written. */
const asWritten = 'raw-texts'
/** Query of a module id that asks for one export of such a file, each id a constant of its own. */
const asConstants = 'texts'

const reserved = new Set(['quoted', 'id'])
const languages = ['es', 'en'] as const

/** `features/basket/messages.ts` + `title` → `features/basket.title`. */
const idOf = (sourceDir: string, file: string, key: string) =>
  `${relative(sourceDir, file)
    .split(sep)
    .join('/')
    .replace(/\/messages\.ts$|\.ts$/, '')}.${key}`

type Compiled = {
  exports: Record<string, Record<string, string>>
  texts: Map<string, Record<string, unknown>>
  /** The text in the language it is quoted in, by id. */
  defaults: Record<string, unknown>
}

const compile = (text: string, where: string) => {
  try {
    return compileMessageOrThrow(text)
  } catch (error) {
    throw new Error(`${where} is not a message`, { cause: error })
  }
}

const readMessages = async (sourceDir: string, file: string): Promise<Compiled> => {
  const module: Record<string, Record<string, Message>> = await import(
    `${pathToFileURL(file).href}?${asWritten}&v=${statSync(file).mtimeMs}`
  )
  const exports: Compiled['exports'] = {}
  const texts: Compiled['texts'] = new Map()
  const defaults: Compiled['defaults'] = {}
  for (const [name, messages] of Object.entries(module)) {
    const left: Record<string, string> = {}
    for (const [key, message] of Object.entries(messages)) {
      const id = message.id ?? idOf(sourceDir, file, key)
      const byLocale: Record<string, unknown> = {}
      for (const [locale, text] of Object.entries(message)) {
        if (!reserved.has(locale)) byLocale[locale] = compile(text, `${id} (${locale})`)
      }
      for (const language of languages) {
        if (byLocale[language] === undefined) throw new Error(`${id} has no text in '${language}'`)
      }
      texts.set(id, byLocale)
      left[key] = id
      defaults[id] = byLocale[message.quoted ?? 'es']
    }
    exports[name] = left
  }
  return { exports, texts, defaults }
}

export type WrittenCatalogues = Record<string, { json: string; version: string }>

export type TextFiles = {
  /** Texts by language, and by locale where one has its own wording. */
  catalogues: WrittenCatalogues
  /** The quoted texts of all, as JSON. */
  defaults: string
}
type Options = {
  /** Brings the default texts along in the code: on the server and in tests, where size does not matter. */
  withDefaults?: boolean
  /** Leaves of each text only the ids that are named somewhere: a browser's bundle, where size matters. */
  onlyUsed?: boolean
  /** Where the sources lie, with a slash at its end; ours without it. */
  sourceDir?: string
}

export type MessagesPlugin = Plugin & {
  /** All texts that were met so far. */
  files(): TextFiles
  /** Takes in a file as it is now; gives its compiled texts by language and locale. */
  read(file: string): Promise<TextsByLocale>
  /** Names of the texts of a file, as it was when it was last taken in. */
  idsIn(file: string): string[]
}

type TextsByLocale = Record<string, Record<string, unknown>>

const asModule = (lines: readonly string[]) => ({
  code: lines.join('\n'),
  map: null,
  moduleSideEffects: false,
})

/** Ids as constants: what nobody names leaves the bundle. */
const constantsOf = (ids: Record<string, string>) =>
  Object.entries(ids).flatMap(([key, id], at) => [
    `const text${at} = ${JSON.stringify(id)}`,
    `export { text${at} as ${JSON.stringify(key)} }`,
  ])

/** The exports of a file of texts, each a namespace of constants. */
const namespacesOf = (file: string, names: readonly string[]) =>
  names.map((name) => `export * as ${name} from ${JSON.stringify(`${file}?${asConstants}=${name}`)}`)

const byLocaleOf = (all: Iterable<Compiled>, byLocale: TextsByLocale = {}): TextsByLocale => {
  for (const { texts } of all) {
    for (const [id, message] of texts) {
      for (const [locale, tokens] of Object.entries(message)) (byLocale[locale] ??= {})[id] = tokens
    }
  }
  return byLocale
}

/**
 * Leaves of every `messages.ts` only ids, and gathers both languages (and locales' own wordings) into the catalogues
 * the browser loads [S7.056], and the quoted texts into one more file that it loads when a catalogue does not come.
 */
export const messagesPlugin = ({
  withDefaults = false,
  onlyUsed = false,
  sourceDir = ownSources,
}: Options = {}): MessagesPlugin => {
  const defaultsModule = join(sourceDir, 'lib/i18n/defaults.ts')
  const gathered = new Map<string, Compiled>()
  const inOrder = () => [...gathered].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  const take = async (file: string) => {
    const compiled = await readMessages(sourceDir, file)
    gathered.set(file, compiled)
    return compiled
  }
  const catalogues = (): WrittenCatalogues => {
    const byLocale = byLocaleOf(inOrder(), { es: {}, en: {} })
    return Object.fromEntries(
      Object.entries(byLocale).map(([locale, texts]) => {
        const json = JSON.stringify(texts)
        return [locale, { json, version: createHash('sha256').update(json).digest('base64url').slice(0, 10) }]
      }),
    )
  }
  return {
    name: 'messages',
    enforce: 'pre',
    idsIn: (file) => [...(gathered.get(file)?.texts.keys() ?? [])],
    read: async (file) => byLocaleOf([await take(file)]),
    files: () => ({
      catalogues: catalogues(),
      defaults: JSON.stringify(Object.assign({}, ...inOrder().map(({ defaults }) => defaults))),
    }),
    async load(id) {
      const [file = id, query = ''] = id.split('?', 2)
      if (query.includes(asWritten) || !file.startsWith(sourceDir) || !isMessages(file)) return undefined
      this.addWatchFile(file)
      const compiled = await take(file)
      const part = new URLSearchParams(query).get(asConstants)
      if (part !== null) return asModule(constantsOf(compiled.exports[part] ?? {}))
      if (onlyUsed) return asModule(namespacesOf(file, Object.keys(compiled.exports)))
      const lines = Object.entries(compiled.exports).map(
        ([name, messages]) => `export const ${name} = ${JSON.stringify(messages)}`,
      )
      if (withDefaults) {
        lines.push(`import { setDefaults } from ${JSON.stringify(defaultsModule)}`)
        lines.push(`setDefaults(${JSON.stringify(compiled.defaults)})`)
      }
      return { code: lines.join('\n'), map: null, moduleSideEffects: withDefaults }
    },
  }
}
