import type { ShopSettings } from '../api/shop.ts'
import type { Address, Page } from '../app/entry-server.tsx'
import type { CatalogAnswers } from './catalog-answers.ts'
import { writeDocument } from './document.ts'
import type { MerchantStyle } from './merchant-style.ts'
import { createPageCache, recordCalls } from './page-cache.ts'
import { packSmaller, type StoredPage, storePage } from './page-encoding.ts'
import type { EngineAnswer } from './engine-client.ts'
import type { MakePage } from './page-maker.ts'
import type { Assets } from './read-assets.ts'
import type { createShopperClients } from './shopper-engine-client.ts'
import { singleFlight } from './single-flight.ts'

export type GuestPagesParts = {
  makePage: MakePage
  assets: Assets
  clientFor: ReturnType<typeof createShopperClients>
  catalogVersion: () => string
  catalogAnswers: CatalogAnswers
  merchantStyle: MerchantStyle
  cacheBytes: number
  now: () => Date
  onAnswer(answer: EngineAnswer): void
}
/** `version`: of the catalogue, whose settings `shop` are. A page is of one version: that of what it is made from. */
type GuestViewer = { ip: string; shop: ShopSettings; version: string; report(error: unknown): void }
type Redirect = Extract<Page, { kind: 'redirect' }>
/** `isCacheable`: the next guest gets the same. */
export type GuestPage = { kind: 'stored'; page: StoredPage; status: number; isCacheable: boolean } | Redirect

const fiveMinutes = 300_000

/**
 * Pages as guests see them: the same for all of a locale, so each address is made once for everybody who asks at the
 * same time, and kept until the catalogue changes or five minutes pass. What a new catalogue has not touched stays.
 */
export const createGuestPages = (parts: GuestPagesParts) => {
  const { makePage, assets, clientFor, catalogVersion, catalogAnswers, merchantStyle } = parts
  const cache = createPageCache<StoredPage>({ ...parts, maxBytes: parts.cacheBytes, maxAge: fiveMinutes })
  const making = singleFlight<GuestPage>()

  const make = async (key: string, address: Address, viewer: GuestViewer): Promise<GuestPage> => {
    const { shop, version, report } = viewer
    const siteId = address.place.site.id
    const client = catalogAnswers(clientFor({ session: { kind: 'none' }, siteId, address: viewer.ip }))
    const basis = { shop, style: await merchantStyle.href() }
    const known = await cache.revalidate(key, { basis, client, version })
    if (known.page) return { kind: 'stored', page: known.page, status: 200, isCacheable: true }

    const recording = recordCalls(client, known.answers)
    const made = await makePage(address, {
      client: recording.client,
      shopper: { kind: 'guest' },
      shop,
      report,
    })
    if (made.kind === 'redirect') return made
    const page = await storePage(writeDocument(made, assets, basis.style))
    const calls = recording.calls()
    // Made while the catalogue changed, it may be half old: the next guest gets a new one.
    const isWhole = version === '' || version === catalogVersion()
    const isCached = address.route.entry.search !== 'all' && made.status === 200 && made.complete && isWhole
    // With room for the copy that is packed by gzip, a little longer than this one.
    const bytes = Math.ceil(2.2 * page.br.bytes.length)
    if (isCached && calls) cache.set(key, { ...basis, page, bytes, calls, version: catalogVersion() })
    return { kind: 'stored', page, status: made.status, isCacheable: isCached && calls !== undefined }
  }

  return async (address: Address, viewer: GuestViewer): Promise<GuestPage> => {
    const { route, place } = address
    const key = `${place.site.id} ${place.locale.id} ${route.url}`
    const cached = cache.get(key, viewer.version)
    if (cached) {
      packSmaller(cached.br)
      return { kind: 'stored', page: cached, status: 200, isCacheable: true }
    }
    return making(`${key} ${viewer.version}`, () => make(key, address, viewer))
  }
}
