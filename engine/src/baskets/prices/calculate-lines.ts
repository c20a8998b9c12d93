import { metresToMm } from '../../../../facts/length.ts'
import type { Ctx } from '../../kernel/context.ts'
import { badRequest } from '../../kernel/problem.ts'
import { emptyBasket } from '../empty-basket.ts'
import { requestedCountry } from '../checkout/basket-country.ts'
import { loadGoods } from './load-pricing-inputs.ts'
import { type BasketState, recalculate } from '../with-basket.ts'

/** Pieces of a product; metres of one piece for goods cut to length. */
export type LineToPrice = { productId: string; quantity: number; c_lengthMetersToBuy?: number }

/**
 * A basket of these lines in the country of the call, calculated and never stored. Lines are not judged as those of a
 * basket are: what cannot be bought has the status that says so. Problem: 400 for a store of another country.
 */
export const calculateLines = async (
  ctx: Ctx,
  lines: readonly LineToPrice[],
  storeId?: string,
): Promise<BasketState> => {
  const { code, currency } = requestedCountry(ctx.site, ctx.country, {})
  const basket = emptyBasket(ctx, { country: code, currency, temporary: true })
  basket.lines = lines.map(({ productId, quantity, c_lengthMetersToBuy: metres }, index) => {
    // Finer than a millimetre nothing is cut: as a piece of no length it says that it cannot be bought.
    const lengthMm = metres === undefined ? undefined : (metresToMm(metres) ?? 0)
    return {
      itemId: String(index),
      productId,
      quantity,
      pickUp: true,
      ...(lengthMm === undefined ? {} : { lengthMm }),
      ...(storeId === undefined ? {} : { storeId }),
    }
  })
  const goods = await loadGoods(ctx, basket)
  if (storeId !== undefined && !goods.stock.stores.some(({ id }) => id === storeId)) {
    throw badRequest(`There is no store '${storeId}' in ${code}.`, { property: 'storeId' })
  }
  return recalculate(ctx, basket, goods)
}
