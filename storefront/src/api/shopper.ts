import { useSyncExternalStore } from 'react'
import { useEnv } from './env.tsx'
import { readShopper, type Shopper, shopperCookie } from './shopper-cookie.ts'

export type { Shopper } from './shopper-cookie.ts'

/** State of the customer's session: alive, ended, sign-in requested, or sign-in declined. */
export type SessionState = 'active' | 'ended' | 'login-required' | 'login-declined'

export type ShopperStore = {
  /** Whose page this is. */
  read(): Shopper
  subscribe(listener: () => void): () => void
  /**
   * Looks at the cookie again. A guest's page becomes whoever's it says; a customer's page stays theirs when their
   * session has ended meanwhile, so that nothing they are at goes away: `session` tells it.
   */
  refresh(): void
  session(): SessionState
  /** Of a session that is over: the shopper is to be asked to sign in again; `decline`: they would not. */
  requestLogin(): void
  declineLogin(): void
  /** The customer ends the session: from here on the page is whoever's the cookie says. */
  allowChange(): void
}

/** A page whose shopper stays who they are: on the server, in tests. */
export const fixedShopper = (shopper: Shopper): ShopperStore => ({
  read: () => shopper,
  subscribe: () => () => undefined,
  refresh: () => undefined,
  session: () => 'active',
  requestLogin: () => undefined,
  declineLogin: () => undefined,
  allowChange: () => undefined,
})

/** The shopper as the readable cookie tells; looked at again before and after every call and when a tab wakes. */
export const createShopperStore = (siteId: string, cookies = () => document.cookie): ShopperStore => {
  const name = `${shopperCookie(siteId)}=`
  const readCookie = () =>
    cookies()
      .split('; ')
      .find((one) => one.startsWith(name))
      ?.slice(name.length)
  const listeners = new Set<() => void>()
  let raw = readCookie()
  let shopper = readShopper(raw)
  let state: SessionState = 'active'
  let leaving = false
  const setState = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => shopper,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh() {
      const next = readCookie()
      if (next === raw) {
        if (state !== 'active') setState('active')
      } else if (shopper.kind === 'registered' && !leaving) {
        if (state === 'active') setState('ended')
      } else {
        raw = next
        shopper = readShopper(raw)
        leaving = false
        setState('active')
      }
    },
    session: () => state,
    requestLogin: () => setState('login-required'),
    declineLogin: () => setState('login-declined'),
    allowChange() {
      leaving = true
    },
  }
}

/** Whether the shopper is to be asked to sign in again. */
export const useIsLoginRequired = () => {
  const { shoppers } = useEnv()
  return useSyncExternalStore(
    shoppers.subscribe,
    () => shoppers.session() === 'login-required',
    () => false,
  )
}

/** The current shopper; what the server knew while hydrating, then what the cookie says. */
export const useShopper = (): Shopper => {
  const { shoppers, shopper } = useEnv()
  return useSyncExternalStore(shoppers.subscribe, shoppers.read, () => shopper)
}
