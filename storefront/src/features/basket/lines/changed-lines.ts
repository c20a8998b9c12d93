import { storageKeys } from '../../../config/storage-keys.ts'
import { readOwned, writeOwned } from '../../../lib/owned-storage.ts'
import { type Basket, type BasketLine, linesOf } from '../basket.ts'

/**
 * What was last shown of a line, and the choice it was shown for: a change of quantity, length or store by the shopper
 * is no news to them.
 */
type LineSnapshot = { wish: string; day?: string; price?: number }
type BasketSnapshot = Record<string, LineSnapshot>

export type LineChange = { line: BasketLine; dayBefore?: string; priceBefore?: number }

const amountOf = ({ quantity, c_lengthMetersToBuy: length = 1 }: BasketLine) => quantity * length

/**
 * Everything the shopper chose that a line's price and day follow from: the line itself, the pieces of its product in
 * the whole basket, and the codes in the basket.
 */
const choiceKeyOf = (line: BasketLine, basket: Basket) =>
  [
    line.productId,
    line.quantity,
    line.c_lengthMetersToBuy,
    line.c_store,
    line.c_pickUpProduct,
    ...(line.optionItems ?? []).map(({ optionValueId }) => optionValueId),
    linesOf(basket)
      .filter(({ productId }) => productId === line.productId)
      .reduce((sum, one) => sum + amountOf(one), 0),
    ...basket.couponItems.map(({ code }) => code).toSorted(),
    basket.currency,
  ].join(' ')

/** What a page shows of a basket, to be compared with it later. A guest's has no prices, as their page has none. */
export const snapshotOf = (basket: Basket): BasketSnapshot =>
  Object.fromEntries(
    linesOf(basket).map((line) => {
      const day = line.c_pickupFinishDateNotFormatted
      const price = line.priceAfterItemDiscount ?? line.price
      return [
        line.itemId,
        {
          wish: choiceKeyOf(line, basket),
          ...(day === undefined ? {} : { day }),
          ...(price === undefined ? {} : { price }),
        },
      ]
    }),
  )

/** Lines that cost another amount or are ready on another day than when they were last shown. */
export const changesSince = (before: BasketSnapshot, basket: Basket): LineChange[] => {
  const now = snapshotOf(basket)
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

/**
 * The snapshot that a later basket is compared with. What follows from the shopper's own changes is no news; changes
 * that were reported stay reported.
 */
export const baseAfter = (
  base: BasketSnapshot,
  told: readonly LineChange[],
  basket: Basket,
): BasketSnapshot => {
  const now = snapshotOf(basket)
  const stays = told.flatMap(({ line: { itemId } }) => {
    const [was, is] = [base[itemId], now[itemId]]
    return was && was.wish === is?.wish ? [[itemId, was] as const] : []
  })
  return { ...now, ...Object.fromEntries(stays) }
}

/** A key that changes with everything the shopper does to the basket, and with nothing else. */
export const choiceKeysOf = (basket: Basket): string =>
  linesOf(basket)
    .map((line) => `${line.itemId} ${choiceKeyOf(line, basket)}`)
    .join('\n')

const isShown = (value: unknown): value is BasketSnapshot => typeof value === 'object' && value !== null

export const readShownBasket = (owner: string): BasketSnapshot =>
  readOwned(storageKeys.basketShown, owner, isShown) ?? {}

/** Stores what this shopper was shown. The record names prices, so it is removed with the shopper's session. */
export const storeShownBasket = (owner: string, basket: Basket) => {
  const shown = snapshotOf(basket)
  writeOwned(storageKeys.basketShown, owner, Object.keys(shown).length === 0 ? undefined : shown)
}
