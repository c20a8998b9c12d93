import type { Text } from '../../lib/i18n/define-messages.ts'
import type { IconName } from '../../ui/index.ts'
import { accountMessages as messages } from './account-messages.ts'

export type AccountLink = { path: string; label: Text; icon: IconName }

/** The pages of an account in their order [S2.105]. */
export const accountLinks: readonly AccountLink[] = [
  { path: '/account', label: messages.details, icon: 'user' },
  { path: '/account/wishlist', label: messages.wishlist, icon: 'heart' },
  { path: '/account/orders', label: messages.orders, icon: 'box' },
  { path: '/account/addresses', label: messages.addresses, icon: 'pin' },
  {
    path: '/account/opportunities',
    label: messages.opportunities,
    icon: 'document',
  },
  { path: '/account/cases', label: messages.cases, icon: 'chat' },
]
