import { useMutation } from '@tanstack/react-query'
import { type Env, useEnv } from '../../api/env.tsx'
import { productLists } from '../../api/product-lists.ts'
import { query } from '../../api/query.ts'
import { useShopper } from '../../api/shopper.ts'
import { type Wishlist, wishlistKey } from './wishlist.ts'

/** The list that a link shows. 404 for a link that is worthless. */
export const sharedWishlistQuery = (env: Env, search: URLSearchParams) =>
  query(env, productLists.getSharedProductList, { query: { c_token: search.get('token') || 'none' } })

/** Makes a link to the list, and revokes it; the cache knows whether there is one. */
export const useShareWishlist = (list: Wishlist) => {
  const { call, queries } = useEnv()
  const { customerId = '' } = useShopper()
  const params = { customerId, listId: list.id }
  const know = (shared: boolean) =>
    queries.setQueryData<Wishlist | null>(wishlistKey, (now) => ({ ...(now ?? list), c_shared: shared }))
  const scope = { id: 'wishlist' }
  const share = useMutation({
    scope,
    mutationFn: () => call(productLists.shareCustomerProductList, { params }),
    onSuccess: () => know(true),
  })
  const unshare = useMutation({
    scope,
    mutationFn: () => call(productLists.unshareCustomerProductList, { params }),
    onSuccess: () => know(false),
  })
  return { share, unshare }
}
