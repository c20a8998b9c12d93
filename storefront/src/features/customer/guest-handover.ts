import { baskets } from '../../api/baskets.ts'
import type { Env } from '../../api/env.tsx'
import { isRejected } from '../../api/is-rejected.ts'
import type { LineChange } from '../../api/line-change.ts'
import { readOfflineQueue, writeOfflineQueue } from '../../api/offline-queue.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { readOwned, writeOwned } from '../../lib/owned-storage.ts'

const isYes = (value: unknown): value is true => value === true

const ownerOf = ({ shoppers }: Env) => shoppers.read().customerId ?? ''

/** What passes from a guest to the customer they become by signing in. */
export type GuestHandover = {
  /** Whether the guest may have a cart to merge. */
  cart: boolean
  /** Lines the guest added offline, still queued. Changes of lines are sent before signing in (`send-line-changes.ts`). */
  additions: readonly LineChange[]
}

/** Reads the guest's data to hand over; called before signing in, since afterwards the guest's storage is gone. */
export const readGuestHandover = (env: Env): GuestHandover => {
  const { kind, customerId } = env.shoppers.read()
  const isGuest = kind === 'guest'
  const basket = env.queries.getQueryData<{ productItems?: unknown[] } | null>(['basket'])
  // A basket that this page has not seen yet may hold something; without a session there is none.
  const mayHold = basket === undefined ? customerId !== undefined : (basket?.productItems?.length ?? 0) > 0
  const waiting = isGuest ? readOfflineQueue(env) : []
  return {
    // A customer's session was renewed: a guest session may have been open between the two.
    cart: mayHold || env.shoppers.session() !== 'active',
    additions: waiting.filter(({ kind: what }) => what === 'add'),
  }
}

/** Stores the handover for the customer who has just signed in, until it is merged into their cart. */
export const storeGuestHandover = (env: Env, { cart, additions }: GuestHandover): void => {
  const owner = ownerOf(env)
  if (cart) writeOwned(storageKeys.guestCart, owner, true)
  if (additions.length === 0) return
  // Another tab may have handed them over already.
  const theirs = new Set(additions.map((one) => JSON.stringify(one)))
  const others = readOfflineQueue(env).filter((one) => !theirs.has(JSON.stringify(one)))
  writeOfflineQueue(env, [...others, ...additions])
}

/** Whether the cart of the guest whom the customer was has still to be merged. */
export const hasGuestCart = (env: Env): boolean =>
  readOwned(storageKeys.guestCart, ownerOf(env), isYes) === true

/**
 * Merges the cart of the guest whom the customer was into their own (S4.022). A cart that no longer exists is no
 * failure; after any other failure the merge is tried again later. The merge is idempotent.
 */
export const mergeGuestCart = async (env: Env): Promise<void> => {
  const owner = ownerOf(env)
  try {
    await env.call(baskets.mergeBasket, { query: { createDestinationBasket: true } })
  } catch (problem) {
    if (!isRejected(problem)) throw problem
  }
  writeOwned(storageKeys.guestCart, owner, undefined)
}
