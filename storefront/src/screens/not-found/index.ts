import { defineScreen } from '../../api/screen.ts'
import { messages } from './messages.ts'
import { NotFound } from './not-found.tsx'

export const screen = defineScreen({
  Screen: NotFound,
  status: () => 404,
  head: (_route, { t }) => ({ title: t(messages.title), robots: 'noindex' }),
})
