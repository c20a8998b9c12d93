import { useMemo } from 'react'
import { lengthTotalsOf, useBasket } from '../basket/index.ts'

/**
 * Millimetres of each cut product in the cart, by SKU: minimum runs count them. A list that was just added lies there beside
 * what was there before: its `addedMm` are left out, so that who counts the list too counts it once.
 */
export const useCartMetres = (addedMm?: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const { data: basket } = useBasket()
  return useMemo(
    () =>
      new Map(
        Object.entries(lengthTotalsOf(basket)).map(([sku, { value }]) => [
          sku,
          Math.max(0, Math.round(value * 1000) - (addedMm?.get(sku) ?? 0)),
        ]),
      ),
    [basket, addedMm],
  )
}
