import { orderQuery } from '../../api/orders.ts'
import { defineScreen } from '../../api/screen.ts'
import { orderNoFromPath } from '../../features/orders/index.ts'
import { Confirmation } from './confirmation.tsx'
import { messages } from './messages.ts'

/** The confirmation of an own order (S2.022–S2.024); any other number is a page that does not exist. */
export const screen = defineScreen({
  Screen: Confirmation,
  queries: ({ pathname }, env) => [orderQuery(env, orderNoFromPath(pathname))],
  head: (_route, { t }) => ({ title: t(messages.thanks) }),
})
