import { baskets } from '../../api/baskets.ts'
import type { Call } from '../../api/call.ts'
import type { Env } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import type { Query } from '../../api/query.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { readStored } from '../../lib/browser-storage.ts'
import type { Basket } from './basket.ts'

/**
 * Deletes temporary baskets once they were loaded, except the one being checked out; a basket that no longer exists is
 * no failure (S4.017).
 */
const mergeOpenBaskets = (call: Call, open: readonly Basket[], paying: string | undefined) => {
  for (const { basketId, temporaryBasket } of open) {
    if (!temporaryBasket || basketId === paying) continue
    call(baskets.deleteBasket, { params: { basketId } }).catch(() => undefined)
  }
}

/**
 * The shopper's open basket, or null. Temporary ones are not the shopper's cart, but the one being checked out is:
 * after a failed payment it may have come back beside a newer one.
 */
export const loadBasket = async ({ call, shoppers }: Env, signal?: AbortSignal): Promise<Basket | null> => {
  const { customerId } = shoppers.read()
  if (!customerId) return null
  const { baskets: open } = await call(baskets.getCustomerBaskets, { params: { customerId }, signal })
  const paying = readStored(storageKeys.checkoutBasketId)
  if (typeof document !== 'undefined') mergeOpenBaskets(call, open, paying)
  return (
    open.find(({ basketId }) => basketId === paying) ?? open.find((basket) => !basket.temporaryBasket) ?? null
  )
}

/**
 * One entry of the query cache: every write puts the whole answer there. The entry is the basket as the shopper left
 * it, though the engine may not have received all changes yet.
 */
export const basketQuery = (env: Env): Query<Basket | null> => ({
  queryKey: ['basket'],
  queryFn: async ({ signal }) => {
    const basket = await loadBasket(env, signal)
    return basket && readStored(storageKeys.waitingChanges)
      ? (await import('./offline/apply-offline-queue.ts')).applyOfflineQueue(env, basket)
      : basket
  },
})

/**
 * The basket to write to: the cached one, the shopper's at the engine, else a new one. A guest's first write opens
 * their session (S4.016). Two tabs that create a basket at once end up in the same one.
 */
export const ensureBasket = async (env: Env): Promise<Basket> => {
  const { queryKey } = basketQuery(env)
  const known = env.queries.getQueryData<Basket | null>(queryKey) ?? (await loadBasket(env))
  if (known) return known
  try {
    return await env.call(baskets.createBasket, { body: { currency: env.currency, c_country: env.country } })
  } catch (problem) {
    if (!isProblem(problem, 'customer-baskets-quota-exceeded')) throw problem
    const ids = problem.members.basketIds
    const [basketId = ''] = typeof ids === 'string' ? ids.split(',') : []
    return env.call(baskets.getBasket, { params: { basketId } })
  }
}
