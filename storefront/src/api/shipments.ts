type Line = { shipmentId?: string; c_pickUpProduct: boolean }

/** What baskets and orders alike say of what goes where. */
type Shipped<L extends Line, S extends { shipmentId?: string }> = {
  productItems?: readonly L[]
  shipments?: readonly S[]
}

/** A shipment with the lines in it; `isBrought` unless all of it is picked up. */
export type HeldShipment<L, S> = { shipment: S; lines: L[]; isBrought: boolean }

/** The shipments that hold something, the first one first; of an empty basket its first one. */
export const heldShipmentsOf = <L extends Line, S extends { shipmentId?: string }>({
  productItems = [],
  shipments = [],
}: Shipped<L, S>): HeldShipment<L, S>[] => {
  const all = shipments.map((shipment) => {
    const lines = productItems.filter(({ shipmentId }) => shipmentId === shipment.shipmentId)
    return { shipment, lines, isBrought: lines.some((line) => !line.c_pickUpProduct) }
  })
  const held = all.filter(({ lines }) => lines.length > 0)
  return held.length > 0 ? held : all.slice(0, 1)
}

/** The shipments that deliver something. */
export const deliveriesOf = <L extends Line, S extends { shipmentId?: string }>(of: Shipped<L, S>) =>
  heldShipmentsOf(of).filter(({ isBrought }) => isBrought)
