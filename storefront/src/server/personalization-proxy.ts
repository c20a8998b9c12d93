import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnRequest } from '../../../facts/own-request.ts'
import type { ShopSettings } from '../api/shop.ts'
import type { EngineClient, EngineRequest } from './engine-client.ts'
import { foreignCall, noResource } from './problems.ts'
import { readSession, type Session } from './session.ts'
import type { ShopSettingsSource } from './shop-settings.ts'
import type { createShopperClients } from './shopper-engine-client.ts'
import { allowsTracking, userIdOf, visitOf } from './visit-cookie.ts'

export const personalizationPrefix = '/mobify/proxy/personalization'

export type PersonalizationParts = {
  /** The vendor's service at PERSONALIZATION_BASE_URL, or the engine. */
  service: EngineClient
  clientFor: ReturnType<typeof createShopperClients>
  clientId: string
  /** How the vendor names the shop: `<realm>-<site>`. The engine goes by the site's own id. */
  vendorSiteId: string | undefined
  production: boolean
  publicOrigin: string
  secure: boolean
  shop: ShopSettingsSource
  now: () => Date
}

const paths = [
  '/v3/activities/([\\w-]+)/[A-Za-z]+',
  '/v3/personalization/recommenders/([\\w-]+)',
  '/v3/personalization/recs/([\\w-]+)/[\\w-]+',
  '/v3/personalization/([\\w-]+)/zones/[\\w-]+/recs',
]
const known = paths.map((path) => new RegExp(`^${path}$`))

const siteIn = ({ sites }: ShopSettings, path: string) => {
  const named = known.map((one) => one.exec(path)?.[1]).find((one) => one !== undefined)
  return sites.find(({ id }) => id === named)?.id
}

/** What every call says of who asks [S7.069]: the page sends none of it, and what it sends does not count. */
export const identityOf = (visit: {
  siteId: string
  production: boolean
  cookieId: string
  userId: string | undefined
}) => ({
  realm: visit.siteId.split('-', 1)[0],
  instanceType: visit.production ? 'prd' : 'sbx',
  cookieId: visit.cookieId,
  ...(visit.userId ? { userId: visit.userId } : {}),
})

const bodyOf = (body: unknown): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const sessionIn = async (
  request: FastifyRequest,
  siteId: string,
  { clientFor, now }: PersonalizationParts,
) => {
  const session = readSession(request.headers.cookie, siteId, now())
  if (session.kind !== 'registered') return { session, cookies: [] }
  // An access token that is over hides who the customer is.
  const client = clientFor({ session, siteId, address: request.ip })
  return { session: await client.ready(), cookies: client.cookies() }
}

const callFor = (
  request: FastifyRequest,
  identity: ReturnType<typeof identityOf>,
  clientId: string,
): EngineRequest => {
  const headers = { 'x-cq-client-id': clientId, 'x-forwarded-for': request.ip, accept: 'application/json' }
  if (request.method !== 'POST') return { method: 'GET', headers }
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...bodyOf(request.body), userId: undefined, ...identity }),
  }
}

/**
 * `/mobify/proxy/personalization/v3/…`: our pages' way to the personalisation service [S7.067]. Our server says who
 * asks; activities of shoppers who have not agreed go nowhere. A service that is away is 502, logged, and nothing else.
 */
export const personalizationRoutes = async (app: FastifyInstance, parts: PersonalizationParts) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const ask = async (request: FastifyRequest, reply: FastifyReply, path: string, siteId: string) => {
    const { session, cookies }: { session: Session; cookies: readonly string[] } = await sessionIn(
      request,
      siteId,
      parts,
    )
    const visit = visitOf(request, { siteId, session, secure: parts.secure })
    const set = [...cookies, ...visit.cookies]
    if (set.length > 0) reply.header('set-cookie', set)
    const { search } = new URL(request.raw.url ?? '', 'https://shop.invalid')
    const serviceSiteId = parts.vendorSiteId ?? siteId
    const identity = identityOf({
      siteId: serviceSiteId,
      production: parts.production,
      cookieId: visit.cookieId,
      userId: userIdOf(session),
    })
    const servicePath = path.replace(`/${siteId}`, `/${serviceSiteId}`)
    const answer = await parts.service(servicePath + search, callFor(request, identity, parts.clientId))
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body)
  }

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = (request.raw.url ?? '').slice(personalizationPrefix.length).split('?', 1)
    const siteId = siteIn(await parts.shop.current(), path)
    if (siteId === undefined) return noResource(reply)
    if (!isOwnRequest(request, parts.publicOrigin)) return foreignCall(reply)
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff')
    if (path.startsWith('/v3/activities/') && !allowsTracking(request)) return reply.code(204).send()
    try {
      return await ask(request, reply, path, siteId)
    } catch (error) {
      request.log.warn({ err: error }, 'the personalisation service did not answer')
      return reply.code(502).type('application/json').send('{}')
    }
  }

  app.route({
    method: ['GET', 'POST'],
    url: `${personalizationPrefix}/*`,
    bodyLimit: 64 * 1024,
    handler,
  })
}
