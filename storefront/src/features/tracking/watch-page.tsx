import type { ComponentType } from 'react'
import { useEnv } from '../../api/env.tsx'
import { sendActivity } from '../../api/personalization.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { removeStored } from '../../lib/browser-storage.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { isPaying } from '../../lib/router/is-paying.ts'
import { collect } from './collect.ts'
import { useConsent } from './use-consent.ts'
import { useEffectOncePerKey } from './use-effect-once-per-key.ts'
import { WatchCart } from './watch-cart.tsx'
import { WatchCheckout } from './watch-checkout.tsx'
import { WatchList } from './watch-list.tsx'
import { WatchOrder } from './watch-order.tsx'
import { WatchProduct } from './watch-product.tsx'

/** `again` changes when the shopper consents: the page view is then sent again, to the vendors that may have it now. */
export type Watched = { again: string }

const watchers: Record<string, ComponentType<Watched>> = {
  product: WatchProduct,
  category: WatchList,
  search: WatchList,
  cart: WatchCart,
  checkout: WatchCheckout,
  confirmation: WatchOrder,
}

/** Sends each page view once the page is there (S7.052, S7.077), and what the page shows. */
export const WatchPage = () => {
  const env = useEnv()
  const route = useRoute()
  const { entry, pathname } = route
  const agreed = useConsent() === 'given'
  const again = agreed ? 'agreed' : 'alone'
  useEffectOncePerKey(`${again} ${pathname}`, () => {
    if (!isPaying(entry)) removeStored(storageKeys.begunCheckout, 'session')
    if (!agreed) return
    // The path alone: a query may hold a secret.
    const currentLocation = env.href(pathname)
    void sendActivity(env, 'viewPage', { currentLocation })
    if (env.settings.analyticsScriptUrl)
      collect('page_view', { page_location: env.settings.origin + currentLocation })
  })
  const Watcher = watchers[entry.screen]
  return Watcher ? <Watcher key={entry.screen} again={again} /> : null
}
