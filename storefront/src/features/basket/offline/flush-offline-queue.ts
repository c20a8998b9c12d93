import type { Env } from '../../../api/env.tsx'
import { isRejected } from '../../../api/is-rejected.ts'
import { type LineChange, sendChange } from '../../../api/line-change.ts'
import { dequeueOffline, readOfflineQueue, writeOfflineQueue } from '../../../api/offline-queue.ts'
import { withTabLock } from '../../../lib/with-tab-lock.ts'
import { hasGuestCart, mergeGuestCart } from '../../customer/index.ts'
import type { Basket } from '../basket.ts'
import { basketQuery, ensureBasket, loadBasket } from '../basket-query.ts'
import { productsOf } from '../products-of.ts'
import { appendChange, applyOfflineQueue } from './apply-offline-queue.ts'
import { noteChange, queuedCountKey } from './basket-changes.ts'

/** Queues a change while the browser is offline. Gives the basket with the change applied, null when no basket is known. */
export const queueOffline = async (env: Env, change: LineChange): Promise<Basket | null> => {
  const known = env.queries.getQueryData<Basket | null>(basketQuery(env).queryKey)
  const basket = known ?? (await loadBasket(env).catch(() => null))
  writeOfflineQueue(env, appendChange(readOfflineQueue(env), change))
  env.queries.setQueryData<number>(queuedCountKey, (count = 0) => count + 1)
  return basket && applyOfflineQueue(env, basket)
}

export const hasOfflineQueue = (env: Env): boolean => hasGuestCart(env) || readOfflineQueue(env).length > 0

export type FlushResult = { sent: number; refused: number }

const sendQueued = async (env: Env, all: readonly LineChange[]): Promise<FlushResult> => {
  const done = { sent: 0, refused: 0 }
  // The basket as the engine has it: the cached one already shows the changes that are about to be sent.
  let before = (await loadBasket(env)) ?? (await ensureBasket(env))
  // A guest's first basket opened their session: from now on the queue belongs to that session.
  if (readOfflineQueue(env).length === 0) writeOfflineQueue(env, all)
  const { customerId } = env.shoppers.read()
  for (let next = readOfflineQueue(env)[0]; next; next = readOfflineQueue(env)[0]) {
    try {
      const after = await sendChange(env, before.basketId, next)
      noteChange(env, { before, after, productIds: productsOf(next, before) })
      before = after
      done.sent++
    } catch (problem) {
      // A change that did not reach the shop, or that was sent by another shopper's session, stays queued; one that the shop
      // rejected would be rejected again and leaves the queue.
      if (!isRejected(problem) || env.shoppers.read().customerId !== customerId) throw problem
      done.refused++
    }
    dequeueOffline(env, next)
  }
  return done
}

/**
 * Sends the offline queue, oldest change first, in one tab at a time. The cart of the guest whom the customer was is
 * merged first, so that quantities added on both sides add up. Undefined when the queue is empty. Throws when the
 * browser is offline again.
 */
export const flushOfflineQueue = (env: Env): Promise<FlushResult | undefined> =>
  withTabLock(async () => {
    if (!hasOfflineQueue(env)) return undefined
    if (hasGuestCart(env)) await mergeGuestCart(env)
    const all = readOfflineQueue(env)
    return all.length > 0 ? sendQueued(env, all) : { sent: 0, refused: 0 }
  })
