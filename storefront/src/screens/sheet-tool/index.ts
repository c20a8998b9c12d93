import { defineScreen } from '../../api/screen.ts'
import { tradeQuery } from '../../features/material-list/index.ts'
import { messages } from './messages.ts'
import { SheetTool } from './sheet-tool.tsx'

export const screen = defineScreen({
  Screen: SheetTool,
  queries: (_route, env) => [tradeQuery(env)],
  head: (_route, env) => ({ title: env.t(messages.title), description: env.t(messages.description) }),
})
