import { mmToMetres } from '../../../facts/length.ts'
import { type BasketState, basketView, calculateLines } from '../baskets/index.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import type { tradeContract } from './contract.ts'

/**
 * What lines would cost, when they can be fetched and what they weigh, if they were a basket in the country of the call:
 * the same arithmetic, and nothing is kept. To a guest no amount exists. Lines of goods that are gone say so; the others
 * are priced all the same. Problem: 400 for a store of another country.
 */
export const priceLines = (async (ctx, { body }) =>
  pricedView(ctx, await calculateLines(ctx, body.lines, body.storeId))) satisfies Operation<
  typeof tradeContract.priceLines
>

/** Lines that were calculated as a basket, as they leave. */
export const pricedView = (ctx: Ctx, state: BasketState) => {
  const { productItems, productTotal, currency, c_totalLengthByProduct, c_totalWeightKg } = basketView(
    ctx,
    state,
  )
  const { wholeLoad, lines } = state.calculation
  return {
    currency,
    lines: productItems.map((item, index) => ({ ...item, c_status: lines[index]?.status ?? 'unavailable' })),
    ...(productTotal === undefined ? {} : { productTotal }),
    c_totalLengthByProduct,
    c_totalWeightKg,
    c_longestPieceMeters: mmToMetres(wholeLoad.longestMm),
  }
}
