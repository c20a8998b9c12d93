import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { wishMessages } from './wish-messages.ts'
import type { Wishlist } from './wishlist.ts'
import { cacheWish, changeWish } from './wishlist-calls.ts'

/** Removes a product from the list: because it is not wanted any more, or because it is in the cart now. */
export const useChangeWish = (productId: string) => {
  const env = useEnv()
  const t = useText()
  const show = useToast()
  return useMutation({
    scope: { id: 'wishlist' },
    mutationFn: (_why: 'remove' | 'move') => changeWish(env, productId, 'remove'),
    onSuccess: (_outcome, why) => {
      // The cart's own dialog reports a product that was moved to the cart.
      if (why === 'remove') show({ title: t(wishMessages.removed), tone: 'info' })
    },
    onError: () => show({ title: t(messages.failed), tone: 'error' }),
  })
}

/** Writes a note beside a product of the list. */
export const useCacheWish = (list: Wishlist) => {
  const env = useEnv()
  return useMutation({
    scope: { id: 'wishlist' },
    mutationFn: ({ itemId, note }: { itemId: string; note: string }) => cacheWish(env, list, itemId, note),
  })
}
