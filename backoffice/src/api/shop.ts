import type { ShopSettings, ShopSite } from '../../../engine/src/sites/contract.ts'
import { problemOf } from './problem.ts'

export type Shop = ShopSite

/**
 * What the shop is called and where it sells: the first site, whose settings name every country. `isFromCache`: nobody answers, and
 * this is what the service worker knows.
 */
export const loadShop = async (): Promise<{ shop: Shop; isFromCache: boolean }> => {
  const answer = await fetch('/shop-settings')
  const text = await answer.text()
  if (!answer.ok) throw problemOf(answer.status, text)
  const { sites, defaultSite } = JSON.parse(text) as ShopSettings
  const shop = sites.find(({ id }) => id === defaultSite) ?? sites[0]
  if (!shop) throw problemOf(404, '{}')
  return { shop, isFromCache: answer.headers.has('x-from-cache') }
}
