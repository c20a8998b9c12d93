import type { Env } from '../../../api/env.tsx'
import type { ItemChange, LineChange } from '../../../api/line-change.ts'
import { readOfflineQueue } from '../../../api/offline-queue.ts'
import { type Basket, linesOf } from '../basket.ts'

/** The queue with one more change: a later change of a line replaces the earlier one. */
export const appendChange = (changes: readonly LineChange[], next: LineChange): LineChange[] => {
  if (next.kind === 'add') return [...changes, next]
  const id = next.kind === 'remove' ? next.itemId : next.item.itemId
  const earlier = changes.find((one) => one.kind === 'update' && one.item.itemId === id)
  const others = changes.filter((one) => one !== earlier)
  if (next.kind === 'remove' || earlier?.kind !== 'update') return [...others, next]
  return [...others, { kind: 'update', item: { ...earlier.item, ...next.item } }]
}

const withItem = <Line extends { itemId: string }>(line: Line, { itemId, ...given }: ItemChange): Line =>
  line.itemId === itemId ? { ...line, ...given } : line

const withChange = (basket: Basket, change: LineChange): Basket => {
  // An added product has no price yet, so offline-lines.tsx shows it apart.
  if (change.kind === 'add') return basket
  const lines = linesOf(basket)
  const productItems =
    change.kind === 'remove' || change.item.quantity === 0
      ? lines.filter(
          ({ itemId }) => itemId !== (change.kind === 'remove' ? change.itemId : change.item.itemId),
        )
      : lines.map((line) => withItem(line, change.item))
  return { ...basket, productItems }
}

/** The basket with the queued changes applied. */
export const applyOfflineQueue = (env: Env, basket: Basket): Basket => {
  const changes = readOfflineQueue(env)
  return changes.length === 0 ? basket : { ...changes.reduce(withChange, basket), waiting: changes.length }
}
