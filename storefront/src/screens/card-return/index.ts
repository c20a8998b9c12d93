import { defineScreen } from '../../api/screen.ts'
import { CardReturn } from './card-return.tsx'
import { messages } from './messages.ts'

/** Where the bank's page sends the browser (S2.019–S2.021); what it says of the result is never believed. */
export const screen = defineScreen({
  Screen: CardReturn,
  head: (_route, { t }) => ({ title: t(messages.title) }),
})
