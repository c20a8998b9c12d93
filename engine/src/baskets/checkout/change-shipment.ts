import type { Ctx } from '../../kernel/context.ts'
import { badRequest } from '../../kernel/problem.ts'
import type { Static } from '../../kernel/schema.ts'
import type { Address, Basket } from '../basket.ts'
import { type ChangedShipment, maxShipments } from '../bodies.ts'
import { chooseStore } from '../lines/change-lines.ts'
import { applyGiftRequest } from '../lines/gift-rules.ts'
import { invalidShippingMethod, shipmentQuotaExceeded } from '../problems.ts'
import { allowsSeveral, requireShipment, type ShipmentOfBasket, shipmentsOf } from '../shipments.ts'
import type { BasketState } from '../with-basket.ts'
import { chooseMethod } from './pick-up.ts'
import { setShippingAddress } from './shipping-address.ts'

export type ShipmentBody = Static<typeof ChangedShipment>

/**
 * Opens a shipment beside those there are, under the id named. Problem: 400 where the shop allows no
 * further one, or one has that id already.
 */
export const openShipment = (
  { site }: Pick<Ctx, 'site'>,
  basket: Basket,
  shipmentId: string,
): ShipmentOfBasket => {
  if (!allowsSeveral(site)) {
    throw shipmentQuotaExceeded("A basket has one shipment: use 'me'.", {
      basketId: basket.id,
      shipmentId: 'me',
    })
  }
  const there = shipmentsOf(basket)
  if (there.some(({ id }) => id === shipmentId)) {
    throw badRequest(`The basket has a shipment '${shipmentId}' already.`, { property: 'shipmentId' })
  }
  if (there.length >= maxShipments) {
    throw shipmentQuotaExceeded(`A basket has at most ${maxShipments} shipments.`, { basketId: basket.id })
  }
  basket.furtherShipments = [...(basket.furtherShipments ?? []), { id: shipmentId }]
  return requireShipment(basket, shipmentId)
}

/** What a request says of a shipment: method, store, gift; `address` is its address, checked. Problem: 400. */
export const changeShipment = (
  { site }: Pick<Ctx, 'site'>,
  { country }: Basket,
  shipment: ShipmentOfBasket,
  body: ShipmentBody,
  address: Address | undefined,
): void => {
  const { chosen } = shipment
  const methodId = body.shippingMethod?.id
  const storeId = body.c_fromStoreId ?? undefined
  if (methodId !== undefined) chooseMethod(shipment, site.shipping.methods, methodId, storeId)
  else chooseStore(shipment, storeId)
  if (allowsSeveral(site) && body.c_fromStoreId !== undefined) chosen.storeId = storeId
  chosen.gift = applyGiftRequest(chosen.gift, body)
  if (address) setShippingAddress(country, shipment, address)
}

/** Settling a basket replaces a method that cannot carry a shipment: asked for by name, that is refused instead. */
export const refuseReplaced =
  (shipmentId: string, methodId: string | undefined) =>
  ({ calculation }: BasketState): void => {
    const shipment = calculation.shipments.find(({ id }) => id === shipmentId)
    if (methodId === undefined || shipment?.delivery?.methodId === methodId) return
    throw invalidShippingMethod(`The shipping method '${methodId}' cannot be used for this basket.`, {
      shippingMethodId: methodId,
    })
  }
