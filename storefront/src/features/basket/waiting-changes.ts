import type { Env } from '../../api/env.tsx'
import { storageKeys } from '../../config/storage-keys.ts'
import { readOwned, writeOwned } from '../../lib/owned-storage.ts'
import { type Basket, linesOf } from './basket.ts'
import type { ItemChange, LineChange } from '../../api/line-change.ts'

const areChanges = (value: unknown): value is LineChange[] =>
  Array.isArray(value) &&
  value.every(
    (one) => typeof one === 'object' && one !== null && ['add', 'update', 'remove'].includes(one.kind),
  )

const ownerOf = ({ shoppers }: Env) => shoppers.read().customerId ?? ''

/** The changes of this shopper that wait for the line, oldest first; those of a guest without a session too. */
export const readWaiting = (env: Env): LineChange[] =>
  readOwned(storageKeys.waitingChanges, ownerOf(env), areChanges) ?? []

export const writeWaiting = (env: Env, changes: readonly LineChange[]) =>
  writeOwned(storageKeys.waitingChanges, ownerOf(env), changes.length === 0 ? undefined : changes)

/** One more change: of a line only the last counts. */
export const joined = (changes: readonly LineChange[], next: LineChange): LineChange[] => {
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
  // What was added has no price yet: it is shown apart (waiting-lines.tsx).
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

/** The basket as the shopper left it. */
export const withWaiting = (env: Env, basket: Basket): Basket => {
  const changes = readWaiting(env)
  return changes.length === 0 ? basket : { ...changes.reduce(withChange, basket), waiting: changes.length }
}
