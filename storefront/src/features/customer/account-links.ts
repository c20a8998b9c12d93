import { screenFolder } from '../../app/load-screen.ts'
import type { Text } from '../../lib/i18n/define-messages.ts'
import type { IconName } from '../../ui/index.ts'
import { accountMessages as messages } from './account-messages.ts'

export type AccountLink = { path: string; screen: string; label: Text; icon: IconName }

const all: readonly AccountLink[] = [
  { path: '/account', screen: 'account', label: messages.details, icon: 'user' },
  { path: '/account/wishlist', screen: 'wishlist', label: messages.wishlist, icon: 'heart' },
  { path: '/account/orders', screen: 'orders', label: messages.orders, icon: 'box' },
  { path: '/account/addresses', screen: 'addresses', label: messages.addresses, icon: 'pin' },
  {
    path: '/account/opportunities',
    screen: 'opportunities',
    label: messages.opportunities,
    icon: 'document',
  },
  { path: '/account/cases', screen: 'cases', label: messages.cases, icon: 'chat' },
]

/** The pages of an account in their order [S2.105]; none that would lead to an empty screen. */
export const accountLinks = () => all.filter(({ screen }) => screenFolder(screen) === screen)
