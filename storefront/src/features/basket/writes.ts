import { baskets } from '../../api/baskets.ts'
import { type Basket, linesOf } from './basket.ts'
import { useBasketWrite } from './use-basket-write.ts'

export type ItemChange = {
  itemId: string
  quantity?: number
  c_lengthMetersToBuy?: number
  c_pickUpProduct?: boolean
  /** The row's own store (S4.021). */
  c_store?: string
}

const productOf = (basket: Basket, itemId: string) =>
  linesOf(basket).flatMap((line) => (line.itemId === itemId ? [line.productId] : []))

/** Changes one line; quantity 0 removes it. The chosen store goes along as the platform's query parameter (S7.022). */
export const useUpdateItem = () =>
  useBasketWrite(
    (env, basketId, { itemId, ...body }: ItemChange) =>
      env.call(baskets.updateItemInBasket, {
        params: { basketId, itemId },
        query: body.c_store ? { c_store: body.c_store } : {},
        body,
      }),
    ({ itemId }, before) => productOf(before, itemId),
  )

/** Takes one line out. */
export const useRemoveItem = () =>
  useBasketWrite(
    (env, basketId, itemId: string) =>
      env.call(baskets.removeItemFromBasket, { params: { basketId, itemId } }),
    (itemId, before) => productOf(before, itemId),
  )

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
