import { useMemo } from 'react'
import type { NewLine } from '../../api/line-change.ts'
import { lengthTotalsOf, useBasket } from '../basket/index.ts'
import { millimetresOf } from './missed-runs.ts'

/**
 * Millimetres of each cut product in the cart, by SKU: minimum runs count them. A list that was just added lies there beside
 * what was there before: as `added` it is left out, so that who counts it too counts it once.
 */
export const useCartMetres = (added?: readonly NewLine[]): ReadonlyMap<string, number> => {
  const { data: basket } = useBasket()
  return useMemo(() => {
    const addedLines = Map.groupBy(added ?? [], ({ productId }) => productId)
    return new Map(
      Object.entries(lengthTotalsOf(basket)).map(([sku, { value }]) => [
        sku,
        Math.max(0, Math.round(value * 1000) - millimetresOf(addedLines.get(sku) ?? [])),
      ]),
    )
  }, [basket, added])
}
