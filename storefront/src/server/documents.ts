import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ShopSettings, siteSettings } from '../api/shop.ts'
import type { Shopper } from '../api/shopper-cookie.ts'
import type { Address, Page } from '../app/entry-server.tsx'
import { withTimeout } from '../api/with-timeout.ts'
import { isPaying } from '../lib/router/is-paying.ts'
import { busyPage } from './busy-page.ts'
import { createCatalogAnswers } from './catalog-answers.ts'
import { waitedForMs } from './catalog-version.ts'
import type { StorefrontConfig } from './config.ts'
import type { EngineClient } from './engine-client.ts'
import { createCustomerPages } from './customer-pages.ts'
import { createGuestPages, type GuestPage } from './guest-pages.ts'
import type { MerchantStyle } from './merchant-style.ts'
import { acceptedEncoding, bestEncodingOf, type CompressedBody } from './page-encoding.ts'
import { createPageMaker, type PageMakerParts } from './page-maker.ts'
import { createPreviewPages, previewOf } from './preview-pages.ts'
import { noResource } from './problems.ts'
import { isEnginePath } from './proxy-path.ts'
import { answerResetCallback } from './reset-callback.ts'
import { securityHeaders } from './security-headers.ts'
import { readSession, type Session } from './session.ts'
import type { ShopSettingsSource } from './shop-settings.ts'
import type { createShopperClients, ShopperEngineClient } from './shopper-engine-client.ts'

export type DocumentParts = PageMakerParts & {
  config: StorefrontConfig
  clientFor: ReturnType<typeof createShopperClients>
  catalogVersion: () => string
  merchantStyle: MerchantStyle
  engine: EngineClient
  shop: ShopSettingsSource
  /** Asks the engine for its version if it has not been heard for a while (milliseconds). */
  checkVersion: (within?: number) => Promise<void>
  now: () => Date
}

/** An address of the shop, and the settings by which it was read. */
/** `version`: of the catalogue, whose settings `shop` are. */
type AddressedRequest = { address: Address; shop: ShopSettings; version: string }

const defaultCacheBytes = 64 * 1024 * 1024
/** Of the bytes for pages, what those of customers have. */
const customersShare = 0.25
const noStore = 'private, no-store'
/** For a shared cache before the shop, which browsers never see: a second, and a day while the shop cannot be reached. */
const shared = 'max-age=1, stale-if-error=86400'

const redirect = (reply: FastifyReply, { status, to }: Extract<Page, { kind: 'redirect' }>) =>
  reply.code(status).header('cache-control', noStore).header('location', to).send()

const write = (reply: FastifyReply, status: number, { encoding, bytes }: CompressedBody) => {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (status === 503) reply.header('retry-after', '5')
  return reply.code(status).type('text/html; charset=utf-8').send(bytes)
}

const sendStored = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status, isCacheable }: Extract<GuestPage, { kind: 'stored' }>,
) => {
  reply.header('cache-control', 'private, no-cache')
  // What ends a customer's session goes to them alone.
  if (isCacheable && !reply.hasHeader('set-cookie')) reply.header('surrogate-control', shared)
  if (status === 200) reply.header('etag', page.etag)
  const known = request.headers['if-none-match']?.split(/,\s*/).includes(page.etag)
  if (status === 200 && known) return reply.code(304).send()
  return write(reply, status, await bestEncodingOf(page, request.headers['accept-encoding']))
}

const shopperOf = ({ customerId }: Session): Shopper => ({
  kind: 'registered',
  ...(customerId ? { customerId } : {}),
})

/** Where a form that the bank's page has posted leads: the same path, with how the bank calls its question. */
const returnLocation = (url: string, body: unknown): string => {
  const [path = '/'] = url.split('?', 1)
  const asked = body instanceof URLSearchParams ? body.get('TransactionId') : null
  return asked && /^[\w-]{1,100}$/.test(asked) ? `${path}?answer=${asked}` : path
}

/** For the log: a query may hold a code or an address. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]

/** Every page of the shop: guests share one copy per address, customers one as long as the engine answers them alike. */
export const documentRoutes = async (app: FastifyInstance, parts: DocumentParts) => {
  const { config, assets, now, clientFor, shop, engine } = parts
  const makePage = createPageMaker(parts)
  const cacheBytes = config.pageCacheBytes ?? defaultCacheBytes
  const pageParts = { ...parts, makePage, catalogAnswers: createCatalogAnswers(parts.catalogVersion) }
  const guestPage = createGuestPages({ ...pageParts, cacheBytes: cacheBytes * (1 - customersShare) })
  const customerPage = createCustomerPages({ ...pageParts, cacheBytes: cacheBytes * customersShare })

  const previewPage = createPreviewPages({ ...parts, makePage })

  const reportTo = (request: FastifyRequest) => (error: unknown) =>
    request.log.error({ err: error, path: pathOf(request) }, 'a page failed')

  const forGuest = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { address, shop, version }: AddressedRequest,
  ) => {
    const page = await guestPage(address, { ip: request.ip, shop, version, report: reportTo(request) })
    return page.kind === 'redirect' ? redirect(reply, page) : sendStored(request, reply, page)
  }

  /**
   * Answers the customer; false, and nothing sent, when the session turns out to be over. (A reply is no result: to wait
   * for one is to wait until it has left, and gives nothing.)
   */
  const forCustomer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { address, shop, version }: AddressedRequest,
    client: ShopperEngineClient,
  ): Promise<boolean> => {
    const session = await client.ready()
    if (session.kind !== 'registered') return false
    // What the page takes from cached answers is to be of now.
    await withTimeout(parts.checkVersion(waitedForMs))
    const page = await customerPage(address, {
      client,
      shopper: shopperOf(session),
      shop,
      version,
      encoding: acceptedEncoding(request.headers['accept-encoding']),
      report: reportTo(request),
    })
    if (client.session().kind !== 'registered') return false
    if (client.cookies().length > 0) reply.header('set-cookie', [...client.cookies()])
    if (page.kind === 'redirect') redirect(reply, page)
    else write(reply.header('cache-control', noStore), page.status, page.body)
    return true
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply, asked: AddressedRequest) => {
    const siteId = asked.address.place.site.id
    const session = readSession(request.headers.cookie, siteId, now())
    if (session.kind !== 'registered') return forGuest(request, reply, asked)
    const client = clientFor({ session, siteId, address: request.ip })
    if (await forCustomer(request, reply, asked, client)) return reply
    // The customer's session is over: they are a guest from here on.
    reply.header('set-cookie', [...client.cookies()])
    return forGuest(request, reply, asked)
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const ask = async (url: string, hasCopy = false): Promise<AddressedRequest> => {
    // Whoever asks whether a copy still holds is told what is so now.
    if (hasCopy) await withTimeout(parts.checkVersion(waitedForMs))
    // While the engine is away the last version stands.
    else parts.checkVersion().catch(() => undefined)
    const { settings, version } = await shop.ofVersion()
    return { address: assets.entry.addressOf(url, settings, config.production), shop: settings, version }
  }
  /** Too much to do, or an engine that does not even tell the shop's settings or whose session this is: neither ends one. */
  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.warn({ err: error, path: pathOf(request) }, 'a page was refused')
    return write(reply.header('cache-control', noStore), 503, {
      encoding: 'identity',
      bytes: Buffer.from(busyPage),
    })
  }

  app.get('/*', async (request, reply) => {
    const url = request.raw.url ?? '/'
    if (isEnginePath(url)) return noResource(reply)
    reply.header('vary', 'accept-encoding, cookie')
    const preview = previewOf(url)
    try {
      if (preview) {
        reply.headers(securityHeaders(config, { framed: true, secret: true, preview: true }))
        reply.header('cache-control', noStore).header('x-robots-tag', 'none')
        const { address, shop: settings } = await ask(preview.url, false)
        const page = await previewPage(address, preview, {
          ip: request.ip,
          shop: settings,
          report: reportTo(request),
        })
        if (page.kind === 'redirect') return redirect(reply, page)
        return write(reply, page.status, { encoding: 'identity', bytes: page.bytes })
      }
      const asked = await ask(url, request.headers['if-none-match'] !== undefined)
      const { entry } = asked.address.route
      const { framed, inWindow, secret } = entry
      // The checkout and the way back from the bank have shells of their own.
      reply.headers(securityHeaders(config, { framed, inWindow, secret, paying: isPaying(entry) }))
      return await answer(request, reply, asked)
    } catch (error) {
      if (!reply.hasHeader('content-security-policy')) reply.headers(securityHeaders(config, {}))
      return refuse(request, reply, error)
    }
  })

  app.post('/*', { bodyLimit: 64 * 1024 }, async (request, reply) => {
    const url = request.raw.url ?? '/'
    const path = url.split('?', 1)[0] ?? '/'
    const { address, shop: settings } = await ask(url)
    const site = siteSettings(settings, address.place.site.id)
    if (path === site.callbackPaths.resetPassword)
      return answerResetCallback(request, reply, { engine, site })
    // The card vendor comes back by a cross-site POST, which brings no cookie: the page asks the gateway itself.
    if (address.route.entry.screen !== 'card-return') return noResource(reply)
    return reply
      .code(303)
      .header('cache-control', noStore)
      .header('location', returnLocation(url, request.body))
      .send()
  })

  const noPage = (_request: FastifyRequest, reply: FastifyReply) => noResource(reply)
  app.route({ method: ['PUT', 'PATCH', 'DELETE'], url: '/*', handler: noPage })
}
