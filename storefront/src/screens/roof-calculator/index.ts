import { defineScreen } from '../../api/screen.ts'
import { messages } from './messages.ts'
import { RoofCalculator } from './roof-calculator.tsx'
import { tradeQuery } from '../../features/material-list/index.ts'

export const screen = defineScreen({
  Screen: RoofCalculator,
  queries: (_route, env) => [tradeQuery(env)],
  head: (_route, env) => ({ title: env.t(messages.title), description: env.t(messages.description) }),
})
