import { defineScreen } from '../../api/screen.ts'
import { productsByIdQuery } from '../../features/product/index.ts'
import { pageOfWishes, sharedWishlistQuery } from '../../features/wishlist/index.ts'
import { messages } from './messages.ts'
import { SharedWishlist } from './shared-wishlist.tsx'

/** Somebody's wishlist for whoever has its link, to read and to buy from (S1.010). Without the right one, no page. */
export const screen = defineScreen({
  Screen: SharedWishlist,
  queries: async ({ search }, env) => {
    const list = sharedWishlistQuery(env, search)
    const { ids } = pageOfWishes((await env.queries.fetchQuery(list)).items, search)
    return ids.length > 0 ? [list, productsByIdQuery(env, ids)] : [list]
  },
  head: (_route, { t }) => ({ title: t(messages.title) }),
})
