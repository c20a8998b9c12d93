import type { ShippingFile } from '../../bundle/index.ts'
import { type Basket, isAllPickedUp } from '../basket.ts'

/** Picks up, or has delivered, every line; at one store where one is named. */
export const pickUpAll = (basket: Basket, pickUp: boolean, storeId?: string): void => {
  for (const line of basket.lines) {
    line.pickUp = pickUp
    if (storeId === undefined) continue
    line.storeId = storeId
    line.storeChosen = true
  }
}

/**
 * Chooses a method for the shipment. The pickup method means that every line is picked up; a delivery in a basket
 * that was picked up whole means that every line is delivered. In a mixed basket each line keeps its own way.
 */
export const chooseMethod = (
  basket: Basket,
  methods: ShippingFile['methods'],
  methodId: string,
  storeId?: string,
): void => {
  const kind = methods.find(({ id }) => id === methodId)?.kind
  if (kind === 'pickup') pickUpAll(basket, true, storeId)
  else if (kind !== undefined && isAllPickedUp(basket)) pickUpAll(basket, false)
  basket.shippingMethodId = methodId
}
