import type { Env } from '../../../api/env.tsx'
import { isRefusal } from '../../../api/is-refusal.ts'
import { readWaiting, settleWaiting, writeWaiting } from '../../../api/waiting-changes.ts'
import { oneSender } from '../../../lib/one-sender.ts'
import { bringGuestCart, guestCartWaits } from '../../customer/index.ts'
import type { Basket } from '../basket.ts'
import { keptKey, noteChange } from './basket-changes.ts'
import { basketQuery, ensureBasket, loadBasket } from '../basket-query.ts'
import { type LineChange, sendChange } from '../../../api/line-change.ts'
import { productsOf } from '../products-of.ts'
import { joined, withWaiting } from './waiting-changes.ts'

/** Keeps a change until the line is back; gives the basket with it, null for who was never seen to have one. */
export const keepChange = async (env: Env, change: LineChange): Promise<Basket | null> => {
  const known = env.queries.getQueryData<Basket | null>(basketQuery(env).queryKey)
  const basket = known ?? (await loadBasket(env).catch(() => null))
  writeWaiting(env, joined(readWaiting(env), change))
  env.queries.setQueryData<number>(keptKey, (count = 0) => count + 1)
  return basket && withWaiting(env, basket)
}

export const anyWaiting = (env: Env): boolean => guestCartWaits(env) || readWaiting(env).length > 0

export type Sent = { sent: number; refused: number }

const sendChanges = async (env: Env, all: readonly LineChange[]): Promise<Sent> => {
  const done = { sent: 0, refused: 0 }
  // As the engine has it: the one at hand already shows what is only about to be sent.
  let before = (await loadBasket(env)) ?? (await ensureBasket(env))
  // A guest's first basket began their session: from now on it is theirs.
  if (readWaiting(env).length === 0) writeWaiting(env, all)
  const { customerId } = env.shoppers.read()
  for (let next = readWaiting(env)[0]; next; next = readWaiting(env)[0]) {
    try {
      const after = await sendChange(env, before.basketId, next)
      noteChange(env, { before, after, productIds: productsOf(next, before) })
      before = after
      done.sent++
    } catch (problem) {
      // Unheard, or heard as somebody else, it waits on; what the shop refuses now it would refuse again.
      if (!isRefusal(problem) || env.shoppers.read().customerId !== customerId) throw problem
      done.refused++
    }
    settleWaiting(env, next)
  }
  return done
}

/**
 * Sends what waits, one after the other; only one of the shopper's tabs does. The cart of the guest a customer was comes
 * first, so that what they added beside it adds up. Gives undefined where nothing waits any more. Throws when the line
 * is down again.
 */
export const sendWaiting = (env: Env): Promise<Sent | undefined> =>
  oneSender(async () => {
    if (!anyWaiting(env)) return undefined
    if (guestCartWaits(env)) await bringGuestCart(env)
    const all = readWaiting(env)
    return all.length > 0 ? sendChanges(env, all) : { sent: 0, refused: 0 }
  })
