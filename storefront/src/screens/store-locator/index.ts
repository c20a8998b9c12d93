import { defineScreen } from '../../api/screen.ts'
import { storeMessages, storesQuery } from '../../features/stores/index.ts'
import { StoreLocator } from './store-locator.tsx'

export const screen = defineScreen({
  Screen: StoreLocator,
  queries: (_route, env) => [storesQuery(env)],
  head: (_route, { t }) => ({ title: t(storeMessages.title) }),
})
