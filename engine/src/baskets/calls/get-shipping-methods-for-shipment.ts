import type { Operation } from '../../kernel/operation.ts'
import { defaultOption } from '../../shipping/index.ts'
import { isAllPickedUp } from '../basket.ts'
import { methodView } from '../checkout/method-view.ts'
import { pickUpAll } from '../checkout/pick-up.ts'
import type { basketsContract } from '../contract.ts'
import { chooseStore } from '../lines/change-lines.ts'
import { optionsFor } from '../prices/calculate-delivery.ts'
import { simulateChange } from '../prices/simulate-change.ts'
import { requireShipment } from '../shipments.ts'
import { type BasketState, loadBasket } from '../with-basket.ts'

const optionsOf = ({ calculation, inputs }: BasketState, shipmentId: string) =>
  calculation.shipments
    .filter(({ id }) => id === shipmentId)
    .flatMap((shipment) => optionsFor(shipment, inputs).map((option) => ({ shipment, option })))

/**
 * The methods a shipment can take as it is, with price and day, and behind them those of the other way: picking all
 * of it up, or having all of it delivered. `c_store` asks as if that store served the basket.
 */
export const getShippingMethodsForShipment = (async (ctx, { params: { basketId, shipmentId }, query }) => {
  const stored = await loadBasket(ctx, basketId)
  const { lines } = requireShipment(stored.basket, shipmentId)
  const known = stored.inputs.stock.stores.some(({ id }) => id === query.c_store)
  const state = known ? simulateChange(ctx, stored, (basket) => chooseStore(basket, query.c_store)) : stored
  const other = simulateChange(ctx, state, (basket) => {
    const shipment = requireShipment(basket, shipmentId)
    pickUpAll(shipment, !isAllPickedUp(shipment))
  })
  const own = optionsOf(state, shipmentId)
  // Without goods there is no other way to bring them.
  const others = lines.length > 0 ? optionsOf(other, shipmentId) : []
  // Where a method chooses the way, the merchant's default is that of both.
  const eligible = state.inputs.severalShipments ? [...own, ...others] : own
  const standard = defaultOption(
    state.inputs.shipping,
    eligible.map(({ option }) => option),
  )
  return {
    applicableShippingMethods: [
      ...own.map(({ shipment, option }) => methodView(ctx, state, shipment, option)),
      ...others.map(({ shipment, option }) => methodView(ctx, other, shipment, option)),
    ],
    ...(standard ? { defaultShippingMethodId: standard.methodId } : {}),
  }
}) satisfies Operation<typeof basketsContract.getShippingMethodsForShipment>
