import { useSyncExternalStore } from 'react'
import { useEnv } from './env.tsx'
import { readShopper, type Shopper, shopperCookie } from './shopper-cookie.ts'

export type { Shopper } from './shopper-cookie.ts'

export type ShopperStore = { read(): Shopper; subscribe(listener: () => void): () => void; refresh(): void }

/** The shopper as the readable cookie tells; `refresh` looks again after every call and when a tab wakes. */
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
  return {
    read: () => shopper,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh() {
      const next = look()
      if (next === raw) return
      raw = next
      shopper = readShopper(raw)
      for (const listener of listeners) listener()
    },
  }
}

/** Who looks at the page; what the server knew while hydrating, then what the cookie says. */
export const useShopper = (): Shopper => {
  const { shoppers, shopper } = useEnv()
  return useSyncExternalStore(shoppers.subscribe, shoppers.read, () => shopper)
}
