import type { NewLine } from '../../api/line-change.ts'
import { type Basket, linesOf } from '../basket/index.ts'
import { millimetresOf } from './missed-runs.ts'

/** A list that was added to the cart, and how many pieces the lines there had before, by their id. */
export type AddedList = { items: readonly NewLine[]; piecesBefore: ReadonlyMap<string, number> }

type Cart = Pick<Basket, 'productItems'> | null | undefined

/** Pieces of each line of a cart, by its id. */
export const piecesByLine = (cart: Cart): Map<string, number> =>
  new Map(linesOf(cart).map(({ itemId, quantity }) => [itemId, quantity]))

/** Lines of a cart with more pieces than before. */
export const grownLines = (cart: Cart, piecesBefore: ReadonlyMap<string, number>) =>
  linesOf(cart).flatMap((line) => {
    const before = piecesBefore.get(line.itemId) ?? 0
    return line.quantity > before ? [{ ...line, before, more: line.quantity - before }] : []
  })

/**
 * Millimetres of a list's goods, by SKU, that a cart holds since the list was added; 0 for goods not cut to length. What was
 * left out, undone or taken out since, in whatever tab, is none of it; nor is what came to it beside the list.
 */
export const addedMmIn = (cart: Cart, { items, piecesBefore }: AddedList): Map<string, number> => {
  const grown = Map.groupBy(grownLines(cart, piecesBefore), ({ productId }) => productId)
  return new Map(
    [...Map.groupBy(items, ({ productId }) => productId)].flatMap(([sku, lines]) => {
      const inCart = grown.get(sku)?.map((line): NewLine => ({ ...line, quantity: line.more }))
      return inCart ? [[sku, Math.min(millimetresOf(lines), millimetresOf(inCart))]] : []
    }),
  )
}
