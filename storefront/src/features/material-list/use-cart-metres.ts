import { useMemo } from 'react'
import { lengthTotalsOf, useBasket } from '../basket/index.ts'

/** Millimetres of each cut product in the cart, by SKU: minimum runs count them. */
export const useCartMetres = (): ReadonlyMap<string, number> => {
  const { data: basket } = useBasket()
  return useMemo(
    () =>
      new Map(
        Object.entries(lengthTotalsOf(basket)).map(([sku, { value }]) => [sku, Math.round(value * 1000)]),
      ),
    [basket],
  )
}
