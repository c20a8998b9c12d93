import type { Ctx } from '../../engine/src/kernel/context.ts'
import { getQuote, searchQuotes, writeMessage } from '../../engine/src/opportunities/desk/index.ts'
import { StartError } from '../start-error.ts'
import { askAsMachine } from './ask-as-machine.ts'
import type { Command } from './command.ts'
import { languageOf } from './language.ts'
import { quotesText, quoteText } from './quote-text.ts'
import { withShop } from './with-shop.ts'

const openStates = ['requested', 'priced']

const list: Command = {
  usage: 'quotes list [--en]',
  summary: 'quotes that wait for the desk or for their customer, the oldest first',
  run: (context, _args, flags) =>
    withShop(context, async (ctx) => {
      const { hits } = await askAsMachine(ctx, searchQuotes, {
        body: {
          query: { termQuery: { fields: ['state'], operator: 'one_of', values: openStates } },
          limit: 200,
        },
      })
      context.say(quotesText(hits, languageOf(flags)))
    }),
}

/** The id of the quote of this number. Throws StartError. */
const idOf = async (ctx: Ctx, number: string): Promise<string> => {
  const { hits } = await askAsMachine(ctx, searchQuotes, {
    body: { query: { termQuery: { fields: ['number'], operator: 'is', values: [number] } } },
  })
  const [hit] = hits
  if (!hit) throw new StartError(`There is no quote '${number}'.`)
  return hit.quoteId
}

const show: Command = {
  usage: 'quotes show <number> [--en] [--json]',
  summary: 'a quote for people, in Spanish or English; as JSON in full',
  run: (context, [number = ''], flags) =>
    withShop(context, async (ctx) => {
      const params = { quoteId: await idOf(ctx, number) }
      const quote = await askAsMachine(ctx, getQuote, { params })
      context.say(flags.has('--json') ? JSON.stringify(quote, null, 2) : quoteText(quote, languageOf(flags)))
    }),
}

const answer: Command = {
  usage: 'quotes answer <number> <text>',
  summary: 'writes to whoever asked for it, by mail too; the text in quotation marks',
  run: (context, [number = '', text = '']) =>
    withShop(context, async (ctx) => {
      const params = { quoteId: await idOf(ctx, number) }
      const { email } = await askAsMachine(ctx, writeMessage, { params, body: { text } })
      context.say(`${number}: ${email} is written to.`)
    }),
}

export const quoteCommands = [list, show, answer]
