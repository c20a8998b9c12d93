import { useMutation } from '@tanstack/react-query'
import { type Env, useEnv } from '../../api/env.tsx'
import type { LineChange } from '../../api/line-change.ts'
import { isProblem } from '../../api/problem.ts'
import type { Basket } from './basket.ts'
import { basketQuery, ensureBasket } from './basket-query.ts'
import { noteChange } from './offline/basket-changes.ts'
import { notifyOtherTabs } from './offline/other-tabs.ts'

/** Puts the answer of a write into the query cache, where every reader looks. */
export const cacheBasket = (env: Env, basket: Basket | null) =>
  env.queries.setQueryData<Basket | null>(basketQuery(env).queryKey, basket)

/** The queue in which writes to the basket stand. */
export const basketScope = { id: 'basket' }

/**
 * One kind of write to the basket. Writes go one after the other, whoever starts them, and each answer takes the place
 * of the basket in the cache. A basket that is gone (ordered in another tab, expired) is looked for again. `touches`
 * names the products whose quantities the write is about; `waits` says what of it goes into the offline queue when there is no network.
 * Gives null where it was queued and there is no basket yet.
 */
export const useBasketWrite = <Input>(
  write: (env: Env, basketId: string, input: Input, before: Basket) => Promise<Basket>,
  touches?: (input: Input, before: Basket) => readonly string[],
  waits?: (input: Input) => LineChange,
) => {
  const env = useEnv()
  const attempt = async (before: Basket, input: Input) => {
    const after = await write(env, before.basketId, input, before)
    if (touches) noteChange(env, { before, after, productIds: touches(input, before) })
    return after
  }
  return useMutation({
    scope: basketScope,
    // A write that cannot be queued waits in this tab for the network.
    networkMode: waits ? 'always' : 'online',
    mutationFn: async (input: Input): Promise<Basket | null> => {
      if (waits && !navigator.onLine)
        return (await import('./offline/flush-offline-queue.ts')).queueOffline(env, waits(input))
      const basket = await ensureBasket(env)
      try {
        return await attempt(basket, input)
      } catch (problem) {
        if (!isProblem(problem, 'basket-not-found')) throw problem
        cacheBasket(env, null)
        return attempt(await ensureBasket(env), input)
      }
    },
    onSuccess: async (basket) => {
      // A read of the basket that was sent before the write may be answered after it, with the basket of before.
      await env.queries.cancelQueries({ queryKey: basketQuery(env).queryKey })
      cacheBasket(env, basket)
      notifyOtherTabs()
    },
  })
}
