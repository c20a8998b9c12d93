import { defineScreen } from '../../api/screen.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { messages } from './messages.ts'

/** Where the link of a new address leads (S1.016). */
export const screen = defineScreen({
  Screen: ConfirmEmail,
  head: (_route, { t }) => ({ title: t(messages.title) }),
})
