import type { ShopSettings } from '../api/shop.ts'
import type { Address, Page } from '../app/entry-server.tsx'
import { writeDocument } from './document.ts'
import type { MerchantStyle } from './merchant-style.ts'
import { createPageCache, type StoredPage, storePage } from './page-cache.ts'
import type { MakePage } from './page-maker.ts'
import type { Assets } from './read-assets.ts'
import type { createShopperClients } from './shopper-engine-client.ts'
import { singleFlight } from './single-flight.ts'

export type GuestPagesParts = {
  makePage: MakePage
  assets: Assets
  clientFor: ReturnType<typeof createShopperClients>
  catalogVersion: () => string
  merchantStyle: MerchantStyle
  cacheBytes: number
  now: () => Date
}
type GuestViewer = { ip: string; shop: ShopSettings; report(error: unknown): void }
type Redirect = Extract<Page, { kind: 'redirect' }>
export type GuestPage = { kind: 'stored'; page: StoredPage; status: number } | Redirect

const fiveMinutes = 300_000

/**
 * Pages as guests see them: the same for all of a locale, so each address is made once for everybody who asks at the
 * same time, and kept until the catalogue changes or five minutes pass.
 */
export const createGuestPages = (parts: GuestPagesParts) => {
  const { makePage, assets, clientFor, catalogVersion, merchantStyle, now } = parts
  const cache = createPageCache(parts.cacheBytes, fiveMinutes)
  const making = singleFlight<GuestPage>()

  const make = async (address: Address, viewer: GuestViewer) => {
    const version = catalogVersion()
    const client = clientFor({ session: { kind: 'none' }, siteId: address.place.site.id, address: viewer.ip })
    const made = await makePage(address, {
      client,
      shopper: { kind: 'guest' },
      shop: viewer.shop,
      report: viewer.report,
    })
    if (made.kind === 'redirect') return { made }
    const document = writeDocument(made, assets, await merchantStyle.href())
    const page = await storePage(document, now().getTime())
    // Made while the catalogue changed, it may be half old: the next guest gets a new one.
    const whole = version === '' || version === catalogVersion()
    return { made, page, keep: made.status === 200 && made.complete && whole }
  }

  return async (address: Address, viewer: GuestViewer): Promise<GuestPage> => {
    const { route, place } = address
    const keeps = route.entry.search !== 'all'
    const keyNow = () => `${place.site.id} ${place.locale.id} ${route.url} ${catalogVersion()}`
    const kept = keeps ? cache.get(keyNow(), now().getTime()) : undefined
    if (kept) return { kind: 'stored', page: kept, status: 200 }
    return making(keyNow(), async () => {
      const { made, page, keep } = await make(address, viewer)
      if (made.kind === 'redirect' || !page) return made as Redirect
      if (keeps && keep) cache.set(keyNow(), page)
      return { kind: 'stored', page, status: made.status }
    })
  }
}
