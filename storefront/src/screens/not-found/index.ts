import { defineScreen } from '../../api/screen.ts'
import { messages } from './messages.ts'
import { NotFound } from './not-found.tsx'
import { redirectQuery, redirectTarget } from './url-redirect.ts'

export const screen = defineScreen({
  Screen: NotFound,
  queries: (route, env) => [redirectQuery(env, route)],
  redirect: redirectTarget,
  status: () => 404,
  head: (_route, { t }) => ({ title: t(messages.title), robots: 'noindex' }),
})
