import { storageKeys } from '../../config/storage-keys.ts'
import { readOwned, writeOwned } from '../../lib/owned-storage.ts'
import { type Basket, type BasketLine, linesOf } from './basket.ts'

/** What was last shown of a line, and of which wish: another quantity, length or store is no change of ours. */
type Shown = { wish: string; day?: string; price?: number }
type ShownBasket = Record<string, Shown>

export type LineChange = { line: BasketLine; dayBefore?: string; priceBefore?: number }

const wishOf = (line: BasketLine, { currency }: Pick<Basket, 'currency'>) =>
  [
    line.productId,
    line.quantity,
    line.c_lengthMetersToBuy,
    line.c_store,
    line.c_pickUpProduct,
    currency,
  ].join(' ')

/** What a page shows of a basket, to be compared with it later. A guest's has no prices, as their page has none. */
export const shownOf = (basket: Basket): ShownBasket =>
  Object.fromEntries(
    linesOf(basket).map((line) => {
      const day = line.c_pickupFinishDateNotFormatted
      const price = line.priceAfterItemDiscount ?? line.price
      return [
        line.itemId,
        {
          wish: wishOf(line, basket),
          ...(day === undefined ? {} : { day }),
          ...(price === undefined ? {} : { price }),
        },
      ]
    }),
  )

/** Lines that cost another amount or are ready on another day than when they were last shown. */
export const changesSince = (before: ShownBasket, basket: Basket): LineChange[] => {
  const now = shownOf(basket)
  return linesOf(basket).flatMap((line) => {
    const [was, is] = [before[line.itemId], now[line.itemId]]
    if (!was || !is || was.wish !== is.wish) return []
    const day = was.day !== undefined && is.day !== undefined && was.day !== is.day ? was.day : undefined
    const price =
      was.price !== undefined && is.price !== undefined && was.price !== is.price ? was.price : undefined
    if (day === undefined && price === undefined) return []
    return [
      {
        line,
        ...(day === undefined ? {} : { dayBefore: day }),
        ...(price === undefined ? {} : { priceBefore: price }),
      },
    ]
  })
}

const isShown = (value: unknown): value is ShownBasket => typeof value === 'object' && value !== null

export const readShown = (owner: string): ShownBasket =>
  readOwned(storageKeys.basketShown, owner, isShown) ?? {}

/** Remembers what this shopper was shown; it tells prices, so it goes with their session. */
export const keepShown = (owner: string, basket: Basket) => {
  const shown = shownOf(basket)
  writeOwned(storageKeys.basketShown, owner, Object.keys(shown).length === 0 ? undefined : shown)
}
