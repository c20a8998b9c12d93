import type { Operation } from '../kernel/operation.ts'
import { defaultOption } from '../shipping/index.ts'
import { optionsFor } from './calculate-basket.ts'
import { chooseStore } from './change-lines.ts'
import type { basketsContract } from './contract.ts'
import { methodView } from './method-view.ts'
import { refuseOtherShipment } from './shipping-address.ts'
import { calculated, loadBasket } from './with-basket.ts'

/** The methods the basket can take, with price and day. `c_store` asks as if that store served the basket. */
export const getShippingMethodsForShipment: Operation<
  typeof basketsContract.getShippingMethodsForShipment
> = async (ctx, { params, query }) => {
  refuseOtherShipment(params.shipmentId)
  const stored = await loadBasket(ctx, params.basketId)
  const { book } = stored.facts
  const asks = query.c_store !== undefined && book.stores.some(({ id }) => id === query.c_store)
  if (asks) chooseStore(stored.basket, query.c_store)
  const state = asks ? await calculated(ctx, stored.basket) : stored
  const options = optionsFor(state.calculation, state.facts)
  const standard = defaultOption(state.facts.shipping, options)
  return {
    applicableShippingMethods: options.map((option) => methodView(ctx, state, option)),
    ...(standard ? { defaultShippingMethodId: standard.methodId } : {}),
  }
}
