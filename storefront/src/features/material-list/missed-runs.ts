import type { NewLine } from '../../features/basket/index.ts'
import type { Goods } from './list-goods.ts'

/** Sheets cut to length of which the list and the cart (`inCartMm`, by SKU) have less than the least that is cut. */
export type ListRun = { sku: string; name: string; text: string; missingMm: number; minMm: number }

export const missedRuns = (
  items: readonly NewLine[],
  goods: ReadonlyMap<string, Goods>,
  inCartMm: ReadonlyMap<string, number>,
): ListRun[] =>
  [...Map.groupBy(items, ({ productId }) => productId)].flatMap(([sku, lines]): ListRun[] => {
    const one = goods.get(sku)
    const minMm = one?.product.cut?.minTotalMm ?? 0
    const listMm = lines.reduce(
      (sum, { quantity, c_lengthMetersToBuy = 0 }) => sum + Math.round(quantity * c_lengthMetersToBuy * 1000),
      0,
    )
    const missingMm = minMm - listMm - (inCartMm.get(sku) ?? 0)
    return one && missingMm > 0 ? [{ sku, name: one.name, text: one.text, missingMm, minMm }] : []
  })
