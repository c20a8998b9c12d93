import { LRUCache } from 'lru-cache'
import { languageOf } from '../../../facts/locales.ts'
import type { Transport } from '../api/call.ts'
import type { PublicSettings } from '../api/env.tsx'
import type { ShopSettings } from '../api/shop.ts'
import type { Shopper } from '../api/shopper-cookie.ts'
import type { Address, Page } from '../app/entry-server.tsx'
import type { StorefrontConfig } from './config.ts'
import type { EngineAnswer } from './engine-client.ts'
import type { Assets } from './read-assets.ts'
import type { ShopperEngineClient } from './shopper-engine-client.ts'

export type PageMakerParts = {
  config: StorefrontConfig
  assets: Assets
  /** Told of every answer of the engine. */
  onAnswer(answer: EngineAnswer): void
}
export type Viewer = {
  client: ShopperEngineClient
  shopper: Shopper
  shop: ShopSettings
  report(error: unknown): void
}
/** Makes the page of an address for one viewer. Rejects with `TooBusy` when too many are being made already. */
export type MakePage = (address: Address, viewer: Viewer) => Promise<Page>

/** More pages are being made than this machine can finish soon: better to say so than to let all wait. */
export class TooBusy extends Error {}

const mostAtOnce = 64

const settingsOf = (config: StorefrontConfig): PublicSettings => ({
  origin: config.publicOrigin,
  simulators: config.simulatorsOrigin !== undefined,
  cards: config.card !== undefined,
  mapTileUrl: config.mapTileUrl,
  chat: config.chat,
  analyticsScriptUrl: config.analytics?.scriptUrl,
  marketingScripts: config.marketingScripts ?? [],
  loginOptions: config.loginOptions ?? ['password'],
})

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) frozen(one)
  return Object.freeze(value)
}

const mostBytesRead = 2 * 1024 * 1024
/** What bytes say that came more than once, out of the engine's caches: read once, and frozen, since all pages share it. */
const contents = new LRUCache<Buffer, object>({
  maxSize: mostBytesRead,
  sizeCalculation: (_, { length }) => Math.max(1, length),
})
const seen = new WeakSet<Buffer>()

const contentOf = ({ status, headers, body }: EngineAnswer): unknown => {
  const known = contents.get(body)
  if (known !== undefined) return known
  const comesAgain = headers['x-catalog-only'] !== undefined || seen.has(body)
  seen.add(body)
  const isJson = String(headers['content-type']).startsWith('application/json')
  if (!comesAgain || !isJson || status !== 200) return undefined
  const content: unknown = frozen(JSON.parse(body.toString('utf8')))
  if (typeof content === 'object' && content !== null) contents.set(body, content)
  return content
}

const transportOf =
  (client: ShopperEngineClient, onAnswer: PageMakerParts['onAnswer']): Transport =>
  async (path, { method, headers, body }) => {
    const answer = await client.call(path, { method, headers, ...(body === undefined ? {} : { body }) })
    onAnswer(answer)
    const content = contentOf(answer)
    const text = content === undefined ? answer.body.toString('utf8') : ''
    return { status: answer.status, body: text, content }
  }

export const createPageMaker = ({ config, assets, onAnswer }: PageMakerParts): MakePage => {
  const settings = settingsOf(config)
  let making = 0
  return async (address, { client, shopper, shop, report }) => {
    if (making >= (config.pagesAtOnce ?? mostAtOnce)) throw new TooBusy('Too many pages at once')
    const { locale } = address.place
    const texts = assets.textsOf(locale.id, languageOf(locale.id))
    making++
    try {
      return await assets.entry.renderPage(address, {
        shopper,
        settings,
        shop,
        report,
        transport: transportOf(client, onAnswer),
        catalogue: texts.catalogue,
        catalogueUrls: texts.urls,
        showDetails: !config.production,
      })
    } finally {
      making--
    }
  }
}
