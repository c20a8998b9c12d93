import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Address, Page } from '../app/entry-server.tsx'
import type { Transport } from '../api/call.ts'
import type { PublicSettings } from '../api/env.tsx'
import type { Shopper } from '../api/shopper.ts'
import { languageOf } from '../../../facts/locales.ts'
import type { Bundle } from './bundle.ts'
import type { StorefrontConfig } from './config.ts'
import { writeDocument } from './document.ts'
import type { DoorAnswer } from './door.ts'
import { noResource } from './problems.ts'
import { isEnginePath } from './proxy-path.ts'
import { createPageCache, encodedFor, packOnce, type StoredPage, storePage } from './page-cache.ts'
import { securityHeaders } from './security-headers.ts'
import { readSession } from './session.ts'
import type { createShopperDoors, ShopperDoor } from './session-door.ts'
import { singleFlight } from './single-flight.ts'

export type DocumentParts = {
  config: StorefrontConfig
  bundle: Bundle
  doorFor: ReturnType<typeof createShopperDoors>
  catalogVersion: () => string
  /** Asks the engine for its version if it has not been heard for a while. */
  checkVersion: () => void
  onAnswer(answer: DoorAnswer): void
  now: () => Date
}

const minutes = 60_000
const defaultCacheBytes = 64 * 1024 * 1024

const settingsOf = (config: StorefrontConfig): PublicSettings => ({
  origin: config.publicOrigin,
  simulators: config.simulatorsOrigin !== undefined,
  cardFrameOrigin: config.cardFrameOrigin,
  mapTileUrl: config.mapTileUrl,
  chatScriptUrl: config.chatScriptUrl,
  analyticsId: config.analyticsId,
  marketingScripts: config.marketingScripts ?? [],
})

const transportOf =
  (door: ShopperDoor, onAnswer: DocumentParts['onAnswer']): Transport =>
  async (path, { method, headers, body }) => {
    const answer = await door.call(path, { method, headers, ...(body === undefined ? {} : { body }) })
    onAnswer(answer)
    return { status: answer.status, body: answer.body.toString('utf8') }
  }

/** Every page of the shop: one kept copy per address for all guests, a fresh one for each customer. */
export const documentRoutes = async (app: FastifyInstance, parts: DocumentParts) => {
  const { config, bundle, now } = parts
  const settings = settingsOf(config)
  const cache = createPageCache(config.pageCacheBytes ?? defaultCacheBytes, 5 * minutes)
  const rendering = singleFlight<{ page: Page; stored?: StoredPage }>()
  const headers = { plain: securityHeaders(config), framed: securityHeaders(config, true) }

  const render = (
    address: Address,
    url: string,
    door: ShopperDoor,
    shopper: Shopper,
    request: FastifyRequest,
  ) => {
    const { locale } = address.place
    const texts = bundle.textsOf(locale.id, languageOf(locale.id))
    return bundle.entry.renderPage(address, {
      url,
      shopper,
      transport: transportOf(door, parts.onAnswer),
      settings,
      catalogue: texts.catalogue,
      catalogueUrls: texts.urls,
      showDetails: !config.production,
      report: (error) => request.log.error({ err: error, url }, 'a page failed'),
    })
  }

  const redirect = (reply: FastifyReply, { status, to }: Extract<Page, { kind: 'redirect' }>) =>
    reply.code(status).header('cache-control', 'private, no-store').header('location', to).send()

  const write = (
    reply: FastifyReply,
    status: number,
    { encoding, body }: { encoding?: string; body: Buffer },
  ) => {
    if (encoding) reply.header('content-encoding', encoding)
    if (status === 503) reply.header('retry-after', '5')
    return reply.code(status).type('text/html; charset=utf-8').send(body)
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, page: StoredPage, status: number) => {
    const known = request.headers['if-none-match']?.split(/,\s*/).includes(page.etag)
    if (status === 200 && known) return reply.code(304).send()
    return write(reply, status, await encodedFor(page, request.headers['accept-encoding']))
  }

  const forGuest = async (request: FastifyRequest, reply: FastifyReply, address: Address, url: string) => {
    const { route, place } = address
    const keeps = route.entry.search !== 'all'
    parts.checkVersion()
    const version = parts.catalogVersion()
    const keyAt = (at: string) => `${place.site.id} ${place.locale.id} ${route.url} ${at}`
    const key = keyAt(version)
    const kept = keeps ? cache.get(key, now().getTime()) : undefined
    reply.header('cache-control', 'private, no-cache')
    if (kept) return send(request, reply.header('etag', kept.etag), kept, 200)
    const { page, stored } = await rendering(key, async () => {
      const door = parts.doorFor({ session: { kind: 'none' }, siteId: place.site.id, address: request.ip })
      const made = await render(address, url, door, { kind: 'guest' }, request)
      if (made.kind === 'redirect') return { page: made }
      const page = await storePage(writeDocument(made, bundle), now().getTime())
      // Made while the catalogue changed, it may be half old: the next guest gets a new one.
      const whole = version === '' || version === parts.catalogVersion()
      if (keeps && made.status === 200 && made.complete && whole)
        cache.set(keyAt(parts.catalogVersion()), page)
      return { page: made, stored: page }
    })
    if (page.kind === 'redirect' || !stored)
      return redirect(reply, page as Extract<Page, { kind: 'redirect' }>)
    if (page.status === 200) reply.header('etag', stored.etag)
    return send(request, reply, stored, page.status)
  }

  const forCustomer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: Address,
    url: string,
    door: ShopperDoor,
  ) => {
    const session = await door.ready()
    if (session.kind !== 'registered') return undefined
    const shopper: Shopper = {
      kind: 'registered',
      ...(session.customerId ? { customerId: session.customerId } : {}),
    }
    const page = await render(address, url, door, shopper, request)
    if (door.session().kind !== 'registered') return undefined
    if (door.cookies().length > 0) reply.header('set-cookie', [...door.cookies()])
    reply.header('cache-control', 'private, no-store')
    if (page.kind === 'redirect') return redirect(reply, page)
    return write(
      reply,
      page.status,
      await packOnce(writeDocument(page, bundle), request.headers['accept-encoding']),
    )
  }

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.raw.url ?? '/'
    if (isEnginePath(url)) return noResource(reply)
    const address = bundle.entry.addressOf(url, config.production)
    const { site } = address.place
    reply.headers(address.route.entry.framed ? headers.framed : headers.plain)
    reply.header('vary', 'accept-encoding, cookie')
    const session = readSession(request.headers.cookie, site.id, now())
    if (session.kind === 'registered') {
      const door = parts.doorFor({ session, siteId: site.id, address: request.ip })
      const sent = await forCustomer(request, reply, address, url, door)
      if (sent) return sent
      // The customer's session is over: they are a guest from here on.
      reply.header('set-cookie', [...door.cookies()])
    }
    return forGuest(request, reply, address, url)
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))

  app.get('/*', handler)

  // The card vendor may come back by a cross-site POST, which brings no cookie: the page asks the gateway itself.
  app.post('/*', { bodyLimit: 64 * 1024 }, async (request, reply) => {
    const url = request.raw.url ?? '/'
    const { route } = bundle.entry.addressOf(url, config.production)
    reply.header('cache-control', 'private, no-store')
    if (route.entry.screen === 'card-return')
      return reply.code(303).header('location', url.split('?', 1)[0]).send()
    return noResource(reply)
  })

  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (_request, reply) => noResource(reply),
  })
}
