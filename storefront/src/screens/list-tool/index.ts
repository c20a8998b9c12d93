import { defineScreen } from '../../api/screen.ts'
import { listDataQuery } from './list-data-query.ts'
import { ListTool } from './list-tool.tsx'
import { messages } from './messages.ts'

export const screen = defineScreen({
  Screen: ListTool,
  // Words and goods are many: the page carries them only where its address has a list to read.
  queries: ({ search }, env) => (search.get('t')?.trim() ? [listDataQuery(env)] : []),
  head: (_route, env) => ({ title: env.t(messages.title), description: env.t(messages.description) }),
})
