import { defineScreen } from '../../api/screen.ts'
import { casesQuery } from '../../api/cases.ts'
import { Cases } from './cases.tsx'
import { messages } from './messages.ts'

/** What the customer has written to the shop, newest first. */
export const screen = defineScreen({
  Screen: Cases,
  queries: (_route, env) => [casesQuery(env)],
  head: (_route, { t }) => ({ title: t(messages.title) }),
})
