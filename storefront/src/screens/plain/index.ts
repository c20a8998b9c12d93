import { defineScreen } from '../../api/screen.ts'
import { messages } from './messages.ts'
import { Plain } from './plain.tsx'

export const screen = defineScreen({
  Screen: Plain,
  head: (_route, { t }) => ({ title: t(messages.title), robots: 'noindex' }),
})
