import { beginOcapiSession } from '../../api/begin-ocapi-session.ts'
import type { Env } from '../../api/env.tsx'
import { storageKeys } from '../../config/storage-keys.ts'
import { removeStored, writeStored } from '../../lib/browser-storage.ts'
import { type GuestHandover, mergeGuestCart, storeGuestHandover } from './guest-handover.ts'

export type LoginType = 'password' | 'passwordless' | 'social'

/**
 * What follows every way of signing in: the login type is kept (S9.034), a guest's cart is merged into the customer's
 * (S4.022), and everything on the page is asked for again, now with prices. A cart that cannot be brought just now is
 * brought later (`basket/flush-offline-queue.ts`): who has signed in is signed in.
 */
export const completeSignIn = async (
  env: Env,
  type: LoginType,
  legacy: GuestHandover,
  /** Runs after the merge, before the page asks again. */
  afterMerge?: () => Promise<void>,
): Promise<void> => {
  // Tabs are notified only of a changed value, so the old one is removed first.
  removeStored(storageKeys.loginType)
  writeStored(storageKeys.loginType, type)
  env.shoppers.refresh()
  storeGuestHandover(env, legacy)
  beginOcapiSession(env.place.site.id)
  if (legacy.cart) await mergeGuestCart(env).catch(console.warn)
  await afterMerge?.()
  await env.queries.invalidateQueries()
}
