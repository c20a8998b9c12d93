import type { Env } from '../../api/env.tsx'
import { productLists } from '../../api/product-lists.ts'
import type { Query } from '../../api/query.ts'
import type { Text } from '../../lib/i18n/define-messages.ts'
import type { Tone } from '../../ui/index.ts'
import { wishMessages as messages } from './wish-messages.ts'
import { type Wish, type Wishlist, wishlistKey, wishOf } from './wishlist.ts'

const ownerOf = ({ shoppers }: Env) => {
  const { kind, customerId } = shoppers.read()
  return kind === 'registered' ? customerId : undefined
}

/** The customer's wishlist; null when there is none yet, or nobody is signed in. */
export const loadWishlist = async (env: Env): Promise<Wishlist | null> => {
  const customerId = ownerOf(env)
  if (!customerId) return null
  const { data } = await env.call(productLists.getCustomerProductLists, { params: { customerId } })
  return data.find(({ type }) => type === 'wish_list') ?? null
}

/** The wishlist, created where it is absent (S3.027); the engine keeps it one, however many ask at once. */
const ensureWishlist = async (env: Env, customerId: string): Promise<Wishlist> =>
  (await loadWishlist(env)) ??
  env.call(productLists.createCustomerProductList, { params: { customerId }, body: { type: 'wish_list' } })

/** The list as a query, for the screen that shows it. */
export const wishlistQuery = (env: Env): Query<Wishlist | null> => ({
  queryKey: wishlistKey,
  queryFn: () => loadWishlist(env),
})

/** Writes a note beside an item; an empty one takes it away. Custom attributes are plain values, so none is ''. */
export const cacheWish = async (env: Env, list: Wishlist, itemId: string, note: string) => {
  const customerId = ownerOf(env) ?? ''
  const item = await env.call(productLists.updateCustomerProductListItem, {
    params: { customerId, listId: list.id, itemId },
    body: { c_note: note },
  })
  const now = env.queries.getQueryData<Wishlist | null>(wishlistKey) ?? list
  const changed: Wishlist = {
    ...now,
    customerProductListItems: now.customerProductListItems.map((one) => (one.id === itemId ? item : one)),
  }
  env.queries.setQueryData(wishlistKey, changed)
}

/** What a change came to, for the notice that tells it. */
export type Outcome = { text: Text; tone: Tone; view?: Text }

/** Puts an item of the list in the cache, or takes it out, where every heart looks. */
export const cacheWishItem = (
  { queries }: Env,
  list: Wishlist,
  item: Wish | undefined,
  productId: string,
) => {
  const others = list.customerProductListItems.filter((one) => one.productId !== productId)
  const changed: Wishlist = {
    ...list,
    customerProductListItems: item ? [...others, item] : others,
  }
  queries.setQueryData(wishlistKey, changed)
}

/**
 * Adds a product to the wishlist or removes it (S4.061, S4.063). Without a customer nothing is called (S4.064). A
 * product that is on the list already is reported, one that is gone already counts as removed.
 */
export const changeWish = async (
  env: Env,
  productId: string,
  want: 'add' | 'remove',
): Promise<Outcome | undefined> => {
  const customerId = ownerOf(env)
  if (!customerId) return undefined
  const list = await ensureWishlist(env, customerId)
  const params = { customerId, listId: list.id }
  const there = wishOf(list, productId)
  if (want === 'remove') {
    if (there)
      await env.call(productLists.deleteCustomerProductListItem, { params: { ...params, itemId: there.id } })
    cacheWishItem(env, list, undefined, productId)
    return { text: messages.removed, tone: 'info' }
  }
  if (there) {
    cacheWishItem(env, list, there, productId)
    return { text: messages.already, tone: 'info', view: messages.view }
  }
  const item = await env.call(productLists.createCustomerProductListItem, {
    params,
    body: { productId, quantity: 1, priority: 1, public: false, type: 'product' },
  })
  cacheWishItem(env, list, item, productId)
  return { text: messages.added, tone: 'success', view: messages.view }
}
