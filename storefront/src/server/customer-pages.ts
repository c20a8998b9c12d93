import type { ShopSettings } from '../api/shop.ts'
import type { Shopper } from '../api/shopper-cookie.ts'
import type { Address, Page } from '../app/entry-server.tsx'
import type { CatalogAnswers } from './catalog-answers.ts'
import { writeDocument } from './document.ts'
import type { EngineAnswer } from './engine-client.ts'
import type { MerchantStyle } from './merchant-style.ts'
import { createPageCache, recordCalls } from './page-cache.ts'
import { type CompressedBody, compress, type ContentEncoding, packSmaller } from './page-encoding.ts'
import type { MakePage } from './page-maker.ts'
import type { Assets } from './read-assets.ts'
import type { ShopperEngineClient } from './shopper-engine-client.ts'

type CustomerPagesParts = {
  makePage: MakePage
  assets: Assets
  merchantStyle: MerchantStyle
  catalogAnswers: CatalogAnswers
  cacheBytes: number
  now: () => Date
  onAnswer(answer: EngineAnswer): void
}
type CustomerViewer = {
  client: ShopperEngineClient
  shopper: Shopper
  /** Settings, and the version of the catalogue whose they are. */
  shop: ShopSettings
  version: string
  encoding: ContentEncoding
  report(error: unknown): void
}
type Redirect = Extract<Page, { kind: 'redirect' }>
type CustomerPage = { kind: 'page'; status: number; body: CompressedBody } | Redirect

const fiveMinutes = 300_000

/**
 * Pages as customers see them. One that asked nothing about its customer is the same for all whom the engine answers the
 * same, so it is written without their id and sent again to the next (`page-cache.ts`); any other is made each time.
 */
export const createCustomerPages = (parts: CustomerPagesParts) => {
  const { makePage, assets, merchantStyle, catalogAnswers } = parts
  const cache = createPageCache<CompressedBody>({ ...parts, maxBytes: parts.cacheBytes, maxAge: fiveMinutes })

  return async ({ place, route }: Address, viewer: CustomerViewer): Promise<CustomerPage> => {
    const { shopper, shop, version, encoding } = viewer
    const client = catalogAnswers(viewer.client)
    const basis = { shop, style: await merchantStyle.href() }
    const key = `${place.site.id} ${place.locale.id} ${encoding} ${route.url}`
    const known = await cache.revalidate(key, { basis, client, version })
    if (known.page) {
      packSmaller(known.page)
      return { kind: 'page', status: 200, body: known.page }
    }

    const recording = recordCalls(client, known.answers)
    const made = await makePage({ place, route }, { ...viewer, client: recording.client })
    if (made.kind === 'redirect') return made
    const calls = recording.calls()
    const id = shopper.customerId
    const isPersonal = !calls || (id !== undefined && calls.some(({ path }) => path.includes(id)))
    if (!isPersonal && made.complete && made.status === 200) {
      // The browser has the customer's id from the session's cookie.
      const state = { ...made.state, shopper: { kind: shopper.kind } }
      const document = writeDocument({ ...made, state }, assets, basis.style)
      if (id === undefined || !document.includes(id)) {
        const body = await compress(document, encoding)
        cache.set(key, { ...basis, page: body, bytes: body.bytes.length, calls, version })
        return { kind: 'page', status: 200, body }
      }
    }
    const document = writeDocument(made, assets, basis.style)
    return { kind: 'page', status: made.status, body: await compress(document, encoding) }
  }
}
