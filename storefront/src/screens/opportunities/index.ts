import { opportunitiesQuery } from '../../api/opportunities.ts'
import { defineScreen } from '../../api/screen.ts'
import { messages } from './messages.ts'
import { Opportunities } from './opportunities.tsx'
import { pageOf } from './page-of.ts'

/** The customer's quotes, newest first (S2.015). */
export const screen = defineScreen({
  Screen: Opportunities,
  queries: ({ search }, env) => [opportunitiesQuery(env, pageOf(search).window)],
  head: (_route, { t }) => ({ title: t(messages.title) }),
})
