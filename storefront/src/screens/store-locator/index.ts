import { defineScreen } from '../../api/screen.ts'
import { storeMessages } from '../../features/stores/index.ts'
import { StoreLocator } from './store-locator.tsx'

export const screen = defineScreen({
  Screen: StoreLocator,
  head: (_route, { t }) => ({ title: t(storeMessages.title) }),
})
