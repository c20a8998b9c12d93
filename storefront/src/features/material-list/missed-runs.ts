import type { CutRule } from '../../../../facts/length.ts'
import type { NewLine } from '../../api/line-change.ts'

/** Goods that may be cut to length, as a list shows them. */
export type CutGoods = { name: string; text: string; cut?: CutRule | undefined }

/** Sheets cut to length of which the list and the cart (`inCartMm`, by SKU) have less than the least that is cut. */
export type ListRun = { sku: string; name: string; text: string; missingMm: number; minMm: number }

export const missedRuns = (
  items: readonly NewLine[],
  goodsOf: (sku: string) => CutGoods | undefined,
  inCartMm: ReadonlyMap<string, number>,
): ListRun[] =>
  [...Map.groupBy(items, ({ productId }) => productId)].flatMap(([sku, lines]): ListRun[] => {
    const goods = goodsOf(sku)
    const minMm = goods?.cut?.minTotalMm ?? 0
    const missingMm = minMm - millimetresOf(lines) - (inCartMm.get(sku) ?? 0)
    return goods && missingMm > 0 ? [{ sku, name: goods.name, text: goods.text, missingMm, minMm }] : []
  })

/** Millimetres of lines cut to length. */
export const millimetresOf = (lines: readonly NewLine[]): number =>
  lines.reduce(
    (sum, { quantity, c_lengthMetersToBuy = 0 }) => sum + Math.round(quantity * c_lengthMetersToBuy * 1000),
    0,
  )
