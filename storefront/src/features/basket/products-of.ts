import type { LineChange } from '../../api/line-change.ts'
import { type Basket, linesOf } from './basket.ts'

/** The products that a change is about. */
export const productsOf = (change: LineChange, before: Basket): string[] => {
  if (change.kind === 'add') return change.items.map(({ productId }) => productId)
  const id = change.kind === 'remove' ? change.itemId : change.item.itemId
  return linesOf(before).flatMap(({ itemId, productId }) => (itemId === id ? [productId] : []))
}
