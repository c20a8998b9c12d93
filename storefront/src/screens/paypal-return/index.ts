import { defineScreen } from '../../api/screen.ts'
import { messages } from './messages.ts'
import { PaypalReturn } from './paypal-return.tsx'

/** The way back from PayPal's approval window. */
export const screen = defineScreen({
  Screen: PaypalReturn,
  head: (_route, { t }) => ({ title: t(messages.title) }),
})
