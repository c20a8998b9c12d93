// @chunk goods
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import { useProtectedAction } from '../customer/index.ts'
import { messages } from './messages.ts'
import { type Wishlist, wishlistKey, wishOf } from './wishlist.ts'

/** Fetched with the first list or press: a guest's first visit needs none of it. */
const calls = () => import('./wishlist-calls.ts')
const key = storageKeys.pendingWish

/** The signed-in customer's wishlist, asked for by the browser. */
export const useWishlist = () => {
  const env = useEnv()
  return useQuery<Wishlist | null>({
    queryKey: wishlistKey,
    queryFn: async () => (await calls()).loadWishlist(env),
    enabled: useShopper().kind === 'registered',
    staleTime: 60_000,
  })
}

/**
 * One product's place in the wishlist. A guest signs in first, and what they pressed for is done then, also when the
 * way leads through another site and back to this page (S4.026, S4.027).
 */
export const useWish = (productId: string) => {
  const env = useEnv()
  const t = useText()
  const show = useToast()
  const protect = useProtectedAction()
  const isCustomer = useShopper().kind === 'registered'
  const { data: list } = useWishlist()
  const { mutate, isPending, variables } = useMutation({
    scope: { id: 'wishlist' },
    mutationFn: async (want: 'add' | 'remove') => (await calls()).changeWish(env, productId, want),
    onSuccess: (outcome) => {
      if (!outcome) return
      const { text, tone, view } = outcome
      const action = view && { label: t(view), href: '/account/wishlist' }
      show({ title: t(text, { n: 1 }), tone, action })
    },
    onError: () => show({ title: t(messages.failed), tone: 'error' }),
  })
  useEffect(() => {
    if (!isCustomer || readStored(key, 'session') !== productId) return
    removeStored(key, 'session')
    mutate('add')
  }, [isCustomer, productId, mutate])
  const isListed = wishOf(list, productId) !== undefined
  const wished = isPending ? variables === 'add' : isListed
  return {
    wished,
    press: () => {
      if (isPending) return
      if (isCustomer) mutate(isListed ? 'remove' : 'add')
      else
        protect(
          () => mutate('add'),
          () => writeStored(key, productId, 'session'),
        )
    },
  }
}
