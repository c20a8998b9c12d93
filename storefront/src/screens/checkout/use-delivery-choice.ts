import { useState } from 'react'
import { type Basket, isMixed, isPickedUp, linesOf, useUpdateWay } from '../../features/basket/index.ts'
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

/** Pickup or delivery, of all or of each line, and the store of each; written at once, for days and bill to follow. */
export const useDeliveryChoice = (basket: Basket) => {
  const [way, setWay] = useState(() => deliveryChoiceOf(basket))
  const { store } = useChosenStore()
  const write = useUpdateWay()
  const choose = (next: DeliveryChoice) => {
    setWay(next)
    if (next === 'both') return
    const lines = linesOf(basket)
    const pickUp = next === 'pickup'
    if (lines.every((line) => line.c_pickUpProduct === pickUp)) return
    const storeId = pickUp ? store?.id : undefined
    write.mutate(
      { lines: lines.map(({ itemId }) => ({ itemId, storeId })), pickUp },
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
      write.mutate({ lines: itemIds.map((itemId) => ({ itemId, storeId })), pickUp: storeId !== '' }),
    busy: write.isPending,
    error: write.error,
  }
}
