import { baskets } from '../../api/baskets.ts'
import type { ItemChange } from '../../api/line-change.ts'
import { useBasketWrite } from './use-basket-write.ts'
import { useLineWrite } from './lines/use-line-write.ts'

/** Changes one line; quantity 0 removes it. */
export const useUpdateItem = () => useLineWrite((item: ItemChange) => ({ kind: 'update', item }))

/** Removes one line. */
export const useRemoveItem = () => useLineWrite((itemId: string) => ({ kind: 'remove', itemId }))

/** Writes members of the basket itself: currency and country, who picks up. */
export const useUpdateBasket = () =>
  useBasketWrite(
    (env, basketId, body: { currency?: string; c_country?: string; c_personPicksUpData?: object }) =>
      env.call(baskets.updateBasket, { params: { basketId }, body }),
  )

/** Writes the customer's address for mails about the order (S4.019). */
export const useUpdateBasketEmail = () =>
  useBasketWrite((env, basketId, email: string) =>
    env.call(baskets.updateCustomerForBasket, { params: { basketId }, body: { email } }),
  )

/** A way for some lines: picked up, at the store that each names or keeps, or delivered. */
export type WayOfLines = {
  lines: readonly { itemId: string; storeId?: string | undefined }[]
  pickUp: boolean
}

/** Has several lines picked up or delivered, in one write. */
export const useUpdateWay = () =>
  useBasketWrite((env, basketId, { lines, pickUp }: WayOfLines) =>
    env.call(baskets.updateItemsInBasket, {
      params: { basketId },
      query: {},
      body: lines.map(({ itemId, storeId }) => ({
        itemId,
        c_pickUpProduct: pickUp,
        ...(storeId ? { c_store: storeId } : {}),
      })),
    }),
  )
