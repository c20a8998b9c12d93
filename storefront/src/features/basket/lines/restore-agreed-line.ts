import { baskets } from '../../../api/baskets.ts'
import type { Env } from '../../../api/env.tsx'
import { opportunities } from '../../../api/opportunities.ts'
import { type Basket, linesOf } from '../basket.ts'
import { sendChange } from '../../../api/line-change.ts'
import type { Removed } from './use-remove-line.ts'

/**
 * An agreed price comes from its quote alone: the line is added from there again, at its former place and with its
 * former delivery.
 */
export const restoreAgreedLine = async (
  env: Env,
  basketId: string,
  { line, at }: Removed,
): Promise<Basket> => {
  const { c_opportunityId: opportunityId = '', c_opportunityLine: Line, c_store, c_pickUpProduct } = line
  await env.call(opportunities.acceptOpportunity, {
    params: { opportunityId },
    body: { ...(Line === undefined ? {} : { Line }), Position: at },
  })
  const basket = await env.call(baskets.getBasket, { params: { basketId } })
  const back = linesOf(basket).find(
    (one) => one.c_opportunityId === opportunityId && one.c_opportunityLine === Line,
  )
  if (!back || (back.c_store === c_store && back.c_pickUpProduct === c_pickUpProduct)) return basket
  const item = { itemId: back.itemId, c_pickUpProduct, ...(c_store === undefined ? {} : { c_store }) }
  return sendChange(env, basketId, { kind: 'update', item })
}
