import type { Site } from '../kernel/site.ts'
import type { Basket, BasketLine, Shipment } from './basket.ts'
import { shipmentNotFound } from './problems.ts'

/** The shipment every basket has. */
export const firstShipmentId = 'me'

export const shipmentIdOf = ({ shipmentId }: Pick<BasketLine, 'shipmentId'>): string =>
  shipmentId ?? firstShipmentId

/** A basket as far as it says what goes where. */
export type Shipped = Shipment & Pick<Basket, 'lines' | 'furtherShipments'>

/** A shipment with what goes in it; a change of `chosen` is one of the basket. */
export type ShipmentOfBasket = { id: string; chosen: Shipment; lines: BasketLine[] }

/** The shipments of a basket in their order, `me` first. */
export const shipmentsOf = (basket: Shipped): ShipmentOfBasket[] =>
  [{ id: firstShipmentId, chosen: basket }, ...further(basket)].map(({ id, chosen }) => ({
    id,
    chosen,
    lines: basket.lines.filter((line) => shipmentIdOf(line) === id),
  }))

const further = ({ furtherShipments = [] }: Shipped): { id: string; chosen: Shipment }[] =>
  furtherShipments.map((chosen) => ({ id: chosen.id, chosen }))

/** A shipment of the basket by its id. Problem: 404. */
export const requireShipment = (basket: Shipped, shipmentId: string): ShipmentOfBasket => {
  const found = shipmentsOf(basket).find(({ id }) => id === shipmentId)
  if (found) return found
  throw shipmentNotFound(`No shipment with ID '${shipmentId}' could be found.`, { shipmentId })
}

/** A shipment of the basket as a line keeps it: the first one by no name. Problem: 404. */
export const shipmentNamed = (basket: Shipped, shipmentId: string): string | undefined => {
  const { id } = requireShipment(basket, shipmentId)
  return id === firstShipmentId ? undefined : id
}

/** Whether a basket may have shipments beside `me`, each of which is picked up or delivered whole. */
export const allowsSeveral = ({ preferences }: Pick<Site, 'preferences'>): boolean =>
  preferences.severalShipments === true
