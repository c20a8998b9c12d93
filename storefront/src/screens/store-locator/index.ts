import { cachedData, defineScreen } from '../../api/screen.ts'
import { storeMessages, storesQuery } from '../../features/stores/index.ts'
import { StoreLocator } from './store-locator.tsx'
import { storeData } from './structured-data.ts'

export const screen = defineScreen({
  Screen: StoreLocator,
  queries: (_route, env) => [storesQuery(env)],
  head: (_route, env) => ({
    title: env.t(storeMessages.title),
    jsonLd:
      import.meta.env.SSR &&
      (cachedData(env, storesQuery(env))?.data ?? []).map((store) => storeData(store, env)),
  }),
})
