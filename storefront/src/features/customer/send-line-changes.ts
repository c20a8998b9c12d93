import { baskets } from '../../api/baskets.ts'
import type { Env } from '../../api/env.tsx'
import { isRefusal } from '../../api/is-refusal.ts'
import { type LineChange, sendChange } from '../../api/line-change.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { readOwned, writeOwned } from '../../lib/owned-storage.ts'

const areChanges = (value: unknown): value is LineChange[] =>
  Array.isArray(value) && value.every((one) => one?.kind)

const send = async (env: Env, customerId: string, changes: readonly LineChange[]): Promise<number> => {
  const { baskets: open } = await env.call(baskets.getCustomerBaskets, { params: { customerId } })
  const cart = open.find(({ temporaryBasket }) => !temporaryBasket)
  let refused = 0
  for (const change of cart ? changes : []) {
    await sendChange(env, cart?.basketId ?? '', change).catch((problem: unknown) => {
      if (!isRefusal(problem)) throw problem
      refused++
    })
  }
  return refused
}

/**
 * Sends what a guest changed or removed without a network, before they sign in: the lines of the customer's cart are
 * others, and what a line was before must not win over what the guest made of it. What they added is left to be handed
 * over (`guests-legacy.ts`). Gives how many changes were not made.
 */
export const sendLineChanges = async (env: Env): Promise<number> => {
  const { kind, customerId } = env.shoppers.read()
  if (kind !== 'guest' || customerId === undefined) return 0
  const waiting = readOwned(storageKeys.waitingChanges, customerId, areChanges) ?? []
  const changes = waiting.filter((one) => one.kind !== 'add')
  if (changes.length === 0) return 0
  try {
    const refused = await send(env, customerId, changes)
    const additions = waiting.filter((one) => one.kind === 'add')
    writeOwned(storageKeys.waitingChanges, customerId, additions.length > 0 ? additions : undefined)
    return refused
  } catch (problem) {
    console.warn(problem)
    return changes.length
  }
}
