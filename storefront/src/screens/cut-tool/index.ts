import { defineScreen } from '../../api/screen.ts'
import { CutTool } from './cut-tool.tsx'
import { messages } from './messages.ts'

export const screen = defineScreen({
  Screen: CutTool,
  head: (_route, env) => ({ title: env.t(messages.title), description: env.t(messages.description) }),
})
