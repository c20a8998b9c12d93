import { beginOcapiSession } from '../../api/begin-ocapi-session.ts'
import type { Env } from '../../api/env.tsx'
import { storageKeys } from '../../config/storage-keys.ts'
import { removeStored, writeStored } from '../../lib/browser-storage.ts'
import { bringGuestCart, inherit, type Legacy } from './guests-legacy.ts'

export type LoginType = 'password' | 'passwordless' | 'social'

/**
 * What follows every way of signing in: the login type is kept (S9.034), a guest's cart is merged into the customer's
 * (S4.022), and everything on the page is asked for again, now with prices. A cart that cannot be brought just now is
 * brought later (`basket/send-waiting.ts`): who has signed in is signed in.
 */
export const enter = async (
  env: Env,
  type: LoginType,
  legacy: Legacy,
  /** Runs after the merge, before the page asks again. */
  afterMerge?: () => Promise<void>,
): Promise<void> => {
  // The same word again would be no news to the tabs beside.
  removeStored(storageKeys.loginType)
  writeStored(storageKeys.loginType, type)
  env.shoppers.refresh()
  inherit(env, legacy)
  beginOcapiSession(env.place.site.id)
  if (legacy.cart) await bringGuestCart(env).catch(console.warn)
  await afterMerge?.()
  await env.queries.invalidateQueries()
}
