import { baskets } from '../../api/baskets.ts'
import { beginOcapiSession } from '../../api/begin-ocapi-session.ts'
import type { Env } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { removeStored, writeStored } from '../../lib/browser-storage.ts'

export type LoginType = 'password' | 'passwordless' | 'social'

/** A guest basket that is not there any more, or never was, is no failure. */
const nothingToMerge = (problem: unknown) =>
  isProblem(problem, 409) || isProblem(problem, 403) || isProblem(problem, 404)

/**
 * What follows every way of signing in: the login type is kept (S9.034), a guest basket with items is merged into the
 * customer's (S4.022), and everything on the page is asked for again, now with prices.
 */
export const enter = async (
  env: Env,
  type: LoginType,
  guestHadItems: boolean,
  /** Runs after the merge, before the page asks again. */
  afterMerge?: () => Promise<void>,
): Promise<void> => {
  // The same word again would be no news to the tabs beside.
  removeStored(storageKeys.loginType)
  writeStored(storageKeys.loginType, type)
  env.shoppers.refresh()
  beginOcapiSession(env.place.site.id)
  if (guestHadItems) {
    await env
      .call(baskets.mergeBasket, { query: { createDestinationBasket: true } })
      .catch((problem: unknown) => {
        if (!nothingToMerge(problem)) throw problem
      })
  }
  await afterMerge?.()
  await env.queries.invalidateQueries()
}
