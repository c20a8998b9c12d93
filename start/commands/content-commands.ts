import { readFile } from 'node:fs/promises'
import {
  type ContentChanges,
  getLibraryContent,
  searchLibraryContent,
  updateLibraryContent,
} from '../../engine/src/site-management/content/index.ts'
import { StartError } from '../start-error.ts'
import { askAsMachine } from './ask-as-machine.ts'
import type { Command } from './command.ts'
import { type Language, languageOf } from './language.ts'
import { table } from './table.ts'
import { withShop } from './with-shop.ts'

const words = {
  es: { id: 'Contenido', title: 'Nombre', online: 'Visible', yes: 'sí', no: 'no' },
  en: { id: 'Content', title: 'Name', online: 'Shown', yes: 'yes', no: 'no' },
} as const

type Row = { id: string; online: boolean; name: { es: string; en: string } }

const rowOf = (language: Language) => (row: Row) => [
  row.id,
  row.name[language],
  row.online ? words[language].yes : words[language].no,
]

const list: Command = {
  usage: 'content list [--en]',
  summary: 'pages and texts of the shop by their ids',
  run: (context, _args, flags) =>
    withShop(context, async (ctx) => {
      const { hits } = await askAsMachine(ctx, searchLibraryContent, {
        params: { libraryId: ctx.site.siteId },
        body: { query: { matchAllQuery: {} }, limit: 200 },
      })
      const { id, title, online } = words[languageOf(flags)]
      context.say(table([id, title, online], hits.map(rowOf(languageOf(flags)))))
    }),
}

const show: Command = {
  usage: 'content show <id>',
  summary: 'a page or text as JSON, as "content set" takes it',
  run: (context, [contentId = '']) =>
    withShop(context, async (ctx) => {
      const params = { libraryId: ctx.site.siteId, contentId }
      context.say(JSON.stringify(await askAsMachine(ctx, getLibraryContent, { params }), null, 2))
    }),
}

const readChanges = async (path: string): Promise<ContentChanges> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ContentChanges
  } catch (error) {
    throw new StartError(`${path} is no file of JSON: ${(error as Error).message}`)
  }
}

const set: Command = {
  usage: 'content set <id> <file>',
  summary:
    'changes the members that a file of JSON names, as an import would judge them; seen in every process at once',
  run: (context, [contentId = '', path = '']) =>
    withShop(context, async (ctx) => {
      const params = { libraryId: ctx.site.siteId, contentId }
      const body = await readChanges(path)
      await askAsMachine(ctx, updateLibraryContent, { params, body })
      context.say(`${contentId}: ${Object.keys(body).join(', ')}`)
    }),
}

export const contentCommands = [list, show, set]
