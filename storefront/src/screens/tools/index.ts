import { defineScreen } from '../../api/screen.ts'
import { messages } from './messages.ts'
import { Tools } from './tools.tsx'

export const screen = defineScreen({
  Screen: Tools,
  head: (_route, env) => ({ title: env.t(messages.title), description: env.t(messages.description) }),
})
