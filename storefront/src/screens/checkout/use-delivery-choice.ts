import { useState } from 'react'
import { baskets } from '../../api/baskets.ts'
import { type Basket, linesOf, useBasketWrite, isMixed, isPickedUp } from '../../features/basket/index.ts'
import { useChosenStore } from '../../features/stores/index.ts'
import { receiverOf } from './receiver.ts'

/** `both`: each line its own way. */
export type DeliveryChoice = 'pickup' | 'delivery' | 'both'

/** What the basket says; nothing until the shopper has said something. */
const deliveryChoiceOf = (basket: Basket): DeliveryChoice | undefined => {
  if (isPickedUp(basket)) return 'pickup'
  if (isMixed(basket)) return 'both'
  return receiverOf(basket) || basket.shipments[0]?.shippingAddress ? 'delivery' : undefined
}

type Change = { itemIds: string[]; pickUp: boolean; storeId?: string | undefined }

/** Pickup or delivery, of all or of each line, and the store of each; written at once, for days and bill to follow. */
export const useDeliveryChoice = (basket: Basket) => {
  const [way, setWay] = useState(() => deliveryChoiceOf(basket))
  const { store } = useChosenStore()
  const write = useBasketWrite((env, basketId, { itemIds, pickUp, storeId }: Change) =>
    env.call(baskets.updateItemsInBasket, {
      params: { basketId },
      query: {},
      body: itemIds.map((itemId) => ({
        itemId,
        c_pickUpProduct: pickUp,
        ...(storeId ? { c_store: storeId } : {}),
      })),
    }),
  )
  const choose = (next: DeliveryChoice) => {
    setWay(next)
    if (next === 'both') return
    const lines = linesOf(basket)
    const pickUp = next === 'pickup'
    if (lines.every((line) => line.c_pickUpProduct === pickUp)) return
    write.mutate(
      { itemIds: lines.map(({ itemId }) => itemId), pickUp, storeId: pickUp ? store?.id : undefined },
      { onError: () => setWay(way) },
    )
  }
  return {
    way,
    choose,
    /** Whether anything is delivered, and anything picked up, as the form stands. */
    delivers: way === 'delivery' || (way === 'both' && !isPickedUp(basket)),
    picksUp: way === 'pickup' || (way === 'both' && linesOf(basket).some((line) => line.c_pickUpProduct)),
    /** These lines are picked up at a store, or delivered where none is named. */
    move: (itemIds: string[], storeId: string) =>
      write.mutate({ itemIds, pickUp: storeId !== '', storeId: storeId || undefined }),
    busy: write.isPending,
    error: write.error,
  }
}
