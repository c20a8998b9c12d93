import { defineScreen } from '../../api/screen.ts'
import { messages } from './messages.ts'
import { movedQuery, movedTo } from './moved.ts'
import { NotFound } from './not-found.tsx'

export const screen = defineScreen({
  Screen: NotFound,
  queries: (route, env) => [movedQuery(env, route)],
  redirect: movedTo,
  status: () => 404,
  head: (_route, { t }) => ({ title: t(messages.title), robots: 'noindex' }),
})
