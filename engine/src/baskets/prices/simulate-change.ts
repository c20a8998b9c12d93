import type { Ctx } from '../../kernel/context.ts'
import type { Basket } from '../basket.ts'
import { settleShipments } from '../checkout/settle-shipments.ts'
import type { BasketState } from '../with-basket.ts'
import { calculateBasket } from './calculate-basket.ts'
import { dispatchesOf } from './load-pricing-inputs.ts'

/** What the basket would be after a change of stores, pickup or address; nothing is asked again, nothing saved. */
export const simulateChange = (
  ctx: Pick<Ctx, 'site'>,
  { basket, inputs }: BasketState,
  change: (basket: Basket) => void,
): BasketState => {
  const copy = structuredClone(basket)
  change(copy)
  const dispatches = dispatchesOf(ctx, copy, { bySku: inputs.goods, stock: inputs.stock })
  const changed = { ...inputs, dispatches }
  settleShipments(copy, changed)
  return { basket: copy, inputs: changed, calculation: calculateBasket(copy, changed) }
}
