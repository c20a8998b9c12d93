import type { Ctx } from '../../kernel/context.ts'
import type { Basket } from '../basket.ts'
import { calculateBasket } from './calculate-basket.ts'
import { dispatchOf } from './load-facts.ts'
import { settleShipment } from '../checkout/settle-shipment.ts'
import type { BasketState } from '../with-basket.ts'

/** What the basket would be after a change of stores, pickup or address; nothing is asked again, nothing saved. */
export const asIf = (
  ctx: Pick<Ctx, 'site'>,
  { basket, facts }: BasketState,
  change: (basket: Basket) => void,
): BasketState => {
  const copy = structuredClone(basket)
  change(copy)
  const dispatch = dispatchOf(ctx, copy, { bySku: facts.goods, book: facts.book })
  const changed = { ...facts, dispatch }
  settleShipment(copy, changed)
  return { basket: copy, facts: changed, calculation: calculateBasket(copy, changed) }
}
