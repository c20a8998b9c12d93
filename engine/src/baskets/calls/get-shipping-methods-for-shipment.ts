import type { Ctx } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import { defaultOption } from '../../shipping/index.ts'
import { isAllPickedUp } from '../basket.ts'
import { methodView } from '../checkout/method-view.ts'
import { pickUpAll } from '../checkout/pick-up.ts'
import { refuseOtherShipment } from '../checkout/shipping-address.ts'
import type { basketsContract } from '../contract.ts'
import { chooseStore } from '../lines/change-lines.ts'
import { optionsFor } from '../prices/calculate-basket.ts'
import { simulateChange } from '../prices/simulate-change.ts'
import { type BasketState, loadBasket } from '../with-basket.ts'

const methodsOf = (ctx: Ctx, state: BasketState) =>
  optionsFor(state.calculation, state.inputs).map((option) => methodView(ctx, state, option))

/**
 * The methods the basket can take as it is, with price and day, and behind them those of the other way: picking all
 * of it up, or having all of it delivered. `c_store` asks as if that store served the basket.
 */
export const getShippingMethodsForShipment = (async (ctx, { params, query }) => {
  refuseOtherShipment(params.shipmentId)
  const stored = await loadBasket(ctx, params.basketId)
  const known = stored.inputs.stock.stores.some(({ id }) => id === query.c_store)
  const state = known ? simulateChange(ctx, stored, (basket) => chooseStore(basket, query.c_store)) : stored
  const other = simulateChange(ctx, state, (basket) => pickUpAll(basket, !isAllPickedUp(basket)))
  const standard = defaultOption(state.inputs.shipping, optionsFor(state.calculation, state.inputs))
  return {
    applicableShippingMethods: [...methodsOf(ctx, state), ...methodsOf(ctx, other)],
    ...(standard ? { defaultShippingMethodId: standard.methodId } : {}),
  }
}) satisfies Operation<typeof basketsContract.getShippingMethodsForShipment>
