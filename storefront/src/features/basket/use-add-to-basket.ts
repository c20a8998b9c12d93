import { baskets } from '../../api/baskets.ts'
import { useEnv } from '../../api/env.tsx'
import type { AddedProduct, NewLine } from '../../api/line-change.ts'
import { useAtChosenStore } from './use-at-chosen-store.ts'
import { useBasketWrite } from './use-basket-write.ts'

/** What the add-to-cart dialog shows of the products just added. */
export type Added = {
  items: readonly NewLine[]
  product: AddedProduct
}

export const addedKey = ['added-to-basket'] as const

/** Adds lines and opens the add-to-cart dialog: `add.mutate({ items, product })`. */
export const useAddToBasket = () => {
  const env = useEnv()
  const atStore = useAtChosenStore()
  // Spelled out here, so that a product's page brings no code of the cart's other changes.
  const write = useBasketWrite(
    ({ call }, basketId, { items }: Added) =>
      call(baskets.addItemToBasket, { params: { basketId }, body: [...items] }),
    ({ items }) => items.map(({ productId }) => productId),
    ({ items, product }) => ({ kind: 'add', items, product }),
  )
  return {
    ...write,
    mutate: ({ items, product }: Added, onAdded?: () => void) => {
      const added = { items: atStore(items), product }
      write.mutate(added, {
        onSuccess: (basket) => {
          if (basket && !basket.waiting) env.queries.setQueryData<Added | null>(addedKey, added)
          onAdded?.()
        },
      })
    },
  }
}
