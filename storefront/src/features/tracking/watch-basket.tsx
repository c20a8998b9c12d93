import { useCallback } from 'react'
import { useEnv } from '../../api/env.tsx'
import { sendActivity } from '../../api/personalization.ts'
import { type BasketChange, useBasketChanges } from '../basket/index.ts'
import { cartEvents } from './events.ts'
import { pushEvent } from './outside-scripts.ts'
import { quantityChanges } from './quantity-changes.ts'

/** Sends the changes of the basket (S7.063, S7.064, S7.080). */
export const WatchBasket = () => {
  const env = useEnv()
  const take = useCallback(
    (change: BasketChange) => {
      const changes = quantityChanges(change)
      for (const event of cartEvents(changes, change.after.currency)) pushEvent(event)
      const products = changes.flatMap(({ line, direction, pieces }) =>
        direction === 'added'
          ? [
              {
                id: line.productId,
                sku: line.productId,
                quantity: pieces,
                ...(line.basePrice === undefined ? {} : { price: line.basePrice }),
              },
            ]
          : [],
      )
      if (products.length > 0) void sendActivity(env, 'addToCart', { products })
    },
    [env],
  )
  useBasketChanges(take)
  return null
}
