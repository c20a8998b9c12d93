import { answerCase, closeCase, getCase, searchCases } from '../../engine/src/cases/desk/index.ts'
import { askAsMachine } from './ask-as-machine.ts'
import { casesText, caseText } from './case-text.ts'
import type { Command } from './command.ts'
import { languageOf } from './language.ts'
import { withShop } from './with-shop.ts'

const list: Command = {
  usage: 'cases list [--en]',
  summary: 'cases that are not closed, the newest first',
  run: (context, _args, flags) =>
    withShop(context, async (ctx) => {
      const { hits } = await askAsMachine(ctx, searchCases, {
        body: {
          query: { termQuery: { fields: ['status'], operator: 'one_of', values: ['open', 'answered'] } },
          limit: 200,
        },
      })
      context.say(casesText(hits, languageOf(flags)))
    }),
}

const show: Command = {
  usage: 'cases show <id> [--en] [--json]',
  summary: 'a case with its answers, in Spanish or English; as JSON in full',
  run: (context, [caseId = ''], flags) =>
    withShop(context, async (ctx) => {
      const one = await askAsMachine(ctx, getCase, { params: { caseId } })
      context.say(flags.has('--json') ? JSON.stringify(one, null, 2) : caseText(one, languageOf(flags)))
    }),
}

const answer: Command = {
  usage: 'cases answer <id> <text> [--close]',
  summary: 'writes to who wrote it, by mail; the text in quotation marks',
  run: (context, [caseId = '', text = ''], flags) =>
    withShop(context, async (ctx) => {
      const { email, status } = await askAsMachine(ctx, answerCase, {
        params: { caseId },
        body: { text, close: flags.has('--close') },
      })
      context.say(`${caseId} is ${status}: ${email} is written to.`)
    }),
}

const close: Command = {
  usage: 'cases close <id> <reason>',
  summary: 'closes one without an answer; the reason is for the log',
  run: (context, [caseId = '', reason = '']) =>
    withShop(context, async (ctx) => {
      await askAsMachine(ctx, closeCase, { params: { caseId }, body: { reason } })
      context.say(`${caseId} is closed.`)
    }),
}

export const caseCommands = [list, show, answer, close]
