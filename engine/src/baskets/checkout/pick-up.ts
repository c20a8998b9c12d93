import type { ShippingFile } from '../../bundle/index.ts'
import type { Site } from '../../kernel/site.ts'
import { type Basket, isAllPickedUp } from '../basket.ts'
import { allowsSeveral, type ShipmentOfBasket, shipmentsOf } from '../shipments.ts'

/** Picks up, or has delivered, every line; at one store where one is named. */
export const pickUpAll = ({ lines }: Pick<Basket, 'lines'>, pickUp: boolean, storeId?: string): void => {
  for (const line of lines) {
    line.pickUp = pickUp
    if (storeId === undefined) continue
    line.storeId = storeId
    line.storeChosen = true
  }
}

/**
 * Chooses a method for a shipment. The pickup method means that every line is picked up; a delivery in one that was picked
 * up whole means that every line is delivered. In a mixed one each line keeps its own way.
 */
export const chooseMethod = (
  shipment: ShipmentOfBasket,
  methods: ShippingFile['methods'],
  methodId: string,
  storeId?: string,
): void => {
  const kind = methods.find(({ id }) => id === methodId)?.kind
  if (kind === 'pickup') pickUpAll(shipment, true, storeId)
  else if (kind !== undefined && isAllPickedUp(shipment)) pickUpAll(shipment, false)
  shipment.chosen.shippingMethodId = methodId
}

/** Where a basket may have several shipments, each goes one way: its lines are picked up or delivered as its method says. */
export const sendWithShipments = (site: Site, basket: Basket): void => {
  if (!allowsSeveral(site)) return
  for (const { chosen, lines } of shipmentsOf(basket)) {
    const method = site.shipping.methods.find(({ id }) => id === chosen.shippingMethodId)
    const pickUp = method?.kind === 'pickup'
    pickUpAll({ lines }, pickUp, pickUp ? chosen.storeId : undefined)
  }
}
