import { defineScreen } from '../../api/screen.ts'
import { productsByIdQuery } from '../../features/product/index.ts'
import { pageOfWishes, wishlistQuery } from '../../features/wishlist/index.ts'
import { messages } from './messages.ts'
import { WishlistScreen } from './wishlist-screen.tsx'

/** The customer's wishlist with its products (S2.012). */
export const screen = defineScreen({
  Screen: WishlistScreen,
  queries: async ({ search }, env) => {
    const list = wishlistQuery(env)
    const { ids } = pageOfWishes((await env.queries.fetchQuery(list))?.customerProductListItems, search)
    return ids.length > 0 ? [list, productsByIdQuery(env, ids)] : [list]
  },
  head: (_route, { t }) => ({ title: t(messages.title) }),
})
