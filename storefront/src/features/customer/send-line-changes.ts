import { baskets } from '../../api/baskets.ts'
import type { Env } from '../../api/env.tsx'
import { isRejected } from '../../api/is-rejected.ts'
import { type LineChange, sendChange } from '../../api/line-change.ts'
import { dequeueOffline, readOfflineQueue } from '../../api/offline-queue.ts'

/** The changes of this guest's lines that wait; what they added is another matter. */
const queuedLineChanges = (env: Env) => readOfflineQueue(env).filter((one) => one.kind !== 'add')

const cartOf = async (env: Env, customerId: string) => {
  const { baskets: open } = await env.call(baskets.getCustomerBaskets, { params: { customerId } })
  return open.find(({ temporaryBasket }) => !temporaryBasket)?.basketId
}

/** True when the shop made the change, false when it rejected the change. Throws when the shop was not reached. */
const send = async (env: Env, basketId: string, change: LineChange): Promise<boolean> => {
  try {
    await sendChange(env, basketId, change)
    return true
  } catch (problem) {
    if (!isRejected(problem)) throw problem
    return false
  }
}

/**
 * Sends a guest's queued changes and removals before they sign in: the customer's cart has other lines, and the merged
 * cart must show what the guest made of theirs. Products the guest added are handed over (`guest-handover.ts`). Returns
 * how many changes were rejected.
 */
export const sendLineChanges = async (env: Env): Promise<number> => {
  const { kind, customerId } = env.shoppers.read()
  if (kind !== 'guest' || customerId === undefined || queuedLineChanges(env).length === 0) return 0
  let refused = 0
  try {
    const basketId = await cartOf(env, customerId)
    for (const change of queuedLineChanges(env)) {
      // A cart that is gone has no lines to be changed.
      if (basketId && !(await send(env, basketId, change))) refused++
      dequeueOffline(env, change)
    }
  } catch (problem) {
    console.warn(problem)
  }
  return refused + queuedLineChanges(env).length
}
