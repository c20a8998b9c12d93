import { useSyncExternalStore } from 'react'
import { useEnv } from './env.tsx'
import { readShopper, type Shopper, shopperCookie } from './shopper-cookie.ts'

export type { Shopper } from './shopper-cookie.ts'

/** State of the customer's session: alive, ended, sign-in requested, or sign-in declined. */
export type SessionState = 'kept' | 'lost' | 'asking' | 'declined'

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
  ask(): void
  decline(): void
  /** The customer ends the session: from here on the page is whoever's the cookie says. */
  leave(): void
}

/** A page whose shopper stays who they are: on the server, in tests. */
export const fixedShopper = (shopper: Shopper): ShopperStore => ({
  read: () => shopper,
  subscribe: () => () => undefined,
  refresh: () => undefined,
  session: () => 'kept',
  ask: () => undefined,
  decline: () => undefined,
  leave: () => undefined,
})

/** The shopper as the readable cookie tells; looked at again before and after every call and when a tab wakes. */
export const createShopperStore = (siteId: string, cookies = () => document.cookie): ShopperStore => {
  const name = `${shopperCookie(siteId)}=`
  const look = () =>
    cookies()
      .split('; ')
      .find((one) => one.startsWith(name))
      ?.slice(name.length)
  const listeners = new Set<() => void>()
  let raw = look()
  let shopper = readShopper(raw)
  let state: SessionState = 'kept'
  let leaving = false
  const tell = (next: SessionState) => {
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
      const next = look()
      if (next === raw) {
        if (state !== 'kept') tell('kept')
      } else if (shopper.kind === 'registered' && !leaving) {
        if (state === 'kept') tell('lost')
      } else {
        raw = next
        shopper = readShopper(raw)
        leaving = false
        tell('kept')
      }
    },
    session: () => state,
    ask: () => tell('asking'),
    decline: () => tell('declined'),
    leave() {
      leaving = true
    },
  }
}

/** Whether the shopper is to be asked to sign in again. */
export const useIsLoginRequired = () => {
  const { shoppers } = useEnv()
  return useSyncExternalStore(
    shoppers.subscribe,
    () => shoppers.session() === 'asking',
    () => false,
  )
}

/** The current shopper; what the server knew while hydrating, then what the cookie says. */
export const useShopper = (): Shopper => {
  const { shoppers, shopper } = useEnv()
  return useSyncExternalStore(shoppers.subscribe, shoppers.read, () => shopper)
}
