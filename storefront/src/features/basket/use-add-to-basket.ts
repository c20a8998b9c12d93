import { baskets } from '../../api/baskets.ts'
import { useEnv } from '../../api/env.tsx'
import { useBasketWrite } from './use-basket-write.ts'

export type NewLine = {
  productId: string
  quantity: number
  /** Metres of one piece, for goods cut to length. */
  c_lengthMetersToBuy?: number
  c_store?: string
}

/** What the add-to-cart dialog tells of the things just added. */
export type Added = {
  items: readonly NewLine[]
  product: {
    name: string
    image?: string
    alt?: string
    choices?: readonly { label: string; value: string }[]
  }
}

export const addedKey = ['added-to-basket'] as const

/** Adds lines and opens the add-to-cart dialog: `add.mutate({ items, product })`. */
export const useAddToBasket = () => {
  const env = useEnv()
  const write = useBasketWrite(
    ({ call }, basketId, { items }: Added) =>
      call(baskets.addItemToBasket, { params: { basketId }, body: [...items] }),
    ({ items }) => items.map(({ productId }) => productId),
  )
  return {
    ...write,
    mutate: (added: Added, onAdded?: () => void) =>
      write.mutate(added, {
        onSuccess: () => {
          env.queries.setQueryData<Added | null>(addedKey, added)
          onAdded?.()
        },
      }),
  }
}
