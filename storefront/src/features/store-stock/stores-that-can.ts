import type { Stock } from './stock.ts'

/** So many of one product: pieces, or metres of cut goods. */
export type Wanted = { productId: string; amount: number }

/** A place where all that is wanted can be had, from the day of the last of it. */
export type Supplier<Place> = { place: Place; date: string | undefined }

/**
 * The places that can give all of what is wanted, the nearest day first, and of one day who stands first in `places`.
 * `stock` is by product, then by inventory; `wanted` are the parts of a set, or one product.
 */
export const storesThatCan = <Place extends { inventoryId?: string }>(
  places: readonly Place[],
  wanted: readonly Wanted[],
  stock: Readonly<Record<string, Readonly<Record<string, Stock>>>>,
): Supplier<Place>[] =>
  places
    .flatMap((place) => {
      const parts = wanted.map(({ productId, amount }) => {
        const there = stock[productId]?.[place.inventoryId ?? '']
        return there && there.ats >= amount ? there : undefined
      })
      const dates = parts.flatMap((part) => part?.inStockDate?.slice(0, 10) ?? []).toSorted()
      return parts.every((part) => part) ? [{ place, date: dates.at(-1) }] : []
    })
    .toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
