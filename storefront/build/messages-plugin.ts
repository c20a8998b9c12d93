import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import type { Message } from '../src/lib/i18n/define-messages.ts'

const sourceDir = fileURLToPath(new URL('../src/', import.meta.url))
const isMessages = (file: string) =>
  /(?:^|[/-])messages\.ts$/.test(file) && !file.endsWith('/define-messages.ts')

/** Query of a module id that asks for the file as it is written. */
const asWritten = 'raw-texts'

const reserved = new Set(['quoted', 'id'])
const languages = ['es', 'en'] as const

/** `features/basket/messages.ts` + `title` → `features/basket.title`. */
const idOf = (file: string, key: string) =>
  `${relative(sourceDir, file)
    .split(sep)
    .join('/')
    .replace(/\/messages\.ts$|\.ts$/, '')}.${key}`

type Compiled = {
  exports: Record<string, Record<string, { id: string; message: unknown }>>
  texts: Map<string, Record<string, unknown>>
}

const compile = (text: string, where: string) => {
  try {
    return compileMessageOrThrow(text)
  } catch (error) {
    throw new Error(`${where} is not a message`, { cause: error })
  }
}

const readMessages = async (file: string): Promise<Compiled> => {
  const module: Record<string, Record<string, Message>> = await import(
    `${pathToFileURL(file).href}?${asWritten}&v=${statSync(file).mtimeMs}`
  )
  const exports: Compiled['exports'] = {}
  const texts: Compiled['texts'] = new Map()
  for (const [name, messages] of Object.entries(module)) {
    const left: Record<string, { id: string; message: unknown }> = {}
    for (const [key, message] of Object.entries(messages)) {
      const id = message.id ?? idOf(file, key)
      const byLocale: Record<string, unknown> = {}
      for (const [locale, text] of Object.entries(message)) {
        if (!reserved.has(locale)) byLocale[locale] = compile(text, `${id} (${locale})`)
      }
      for (const language of languages) {
        if (byLocale[language] === undefined) throw new Error(`${id} has no text in '${language}'`)
      }
      texts.set(id, byLocale)
      left[key] = { id, message: byLocale[message.quoted ?? 'es'] }
    }
    exports[name] = left
  }
  return { exports, texts }
}

export type WrittenCatalogues = Record<string, { json: string; version: string }>

/**
 * Leaves of every `messages.ts` only ids and the quoted default text, and gathers both languages (and locales' own
 * wordings) into the catalogues the browser loads [S7.056].
 */
export const messagesPlugin = (): Plugin & { catalogues(): WrittenCatalogues } => {
  const gathered = new Map<string, Compiled['texts']>()
  const catalogues = (): WrittenCatalogues => {
    const byLocale: Record<string, Record<string, unknown>> = { es: {}, en: {} }
    for (const texts of [...gathered].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)) {
      for (const [id, message] of texts) {
        for (const [locale, tokens] of Object.entries(message)) (byLocale[locale] ??= {})[id] = tokens
      }
    }
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
    catalogues,
    async load(id) {
      const [file = id, query = ''] = id.split('?', 2)
      if (query.includes(asWritten) || !file.startsWith(sourceDir) || !isMessages(file)) return undefined
      this.addWatchFile(file)
      const { exports, texts } = await readMessages(file)
      gathered.set(file, texts)
      return {
        code: Object.entries(exports)
          .map(([name, messages]) => `export const ${name} = ${JSON.stringify(messages)}`)
          .join('\n'),
        map: null,
        moduleSideEffects: false,
      }
    },
  }
}
