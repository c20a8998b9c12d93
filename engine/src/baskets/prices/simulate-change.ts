import type { Ctx } from '../../kernel/context.ts'
import type { Basket } from '../basket.ts'
import { settleShipment } from '../checkout/settle-shipment.ts'
import type { BasketState } from '../with-basket.ts'
import { calculateBasket } from './calculate-basket.ts'
import { dispatchOf } from './load-pricing-inputs.ts'

/** What the basket would be after a change of stores, pickup or address; nothing is asked again, nothing saved. */
export const simulateChange = (
  ctx: Pick<Ctx, 'site'>,
  { basket, inputs }: BasketState,
  change: (basket: Basket) => void,
): BasketState => {
  const copy = structuredClone(basket)
  change(copy)
  const dispatch = dispatchOf(ctx, copy, { bySku: inputs.goods, stock: inputs.stock })
  const changed = { ...inputs, dispatch }
  settleShipment(copy, changed)
  return { basket: copy, inputs: changed, calculation: calculateBasket(copy, changed) }
}
