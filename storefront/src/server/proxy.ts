import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sites } from '../config/sites.ts'
import { defaultSiteOf } from '../lib/locale-url.ts'
import type { DoorAnswer, DoorRequest, EngineDoor } from './door.ts'
import { noResource, notOurs } from './problems.ts'
import { proxiedPath } from './proxy-path.ts'
import { isOwnRequest } from './same-site.ts'
import { dropSession, keepTokens, readSession, type Session } from './session.ts'
import type { createShopperDoors } from './session-door.ts'
import { blankTokens, completeAuthorize, completeForm, completeLogout, oauthUseOf } from './token-answers.ts'

export const proxyPrefix = '/mobify/proxy/api'

export type ProxyParts = {
  door: EngineDoor
  doorFor: ReturnType<typeof createShopperDoors>
  publicOrigin: string
  secure: boolean
  now: () => Date
  /** Told of every answer's headers, to learn the catalogue's version. */
  onAnswer(answer: DoorAnswer): void
}

const megabyte = 1024 * 1024
const passedOn = [
  'accept',
  'accept-language',
  'content-type',
  'correlation-id',
  'idempotency-key',
  'user-agent',
]
const passedThrough = [...passedOn, 'authorization', 'if-none-match', 'origin', 'x-slas-callback-token']
const passedBack = [
  'content-type',
  'content-disposition',
  'content-language',
  'location',
  'retry-after',
  'allow',
  'www-authenticate',
  'x-correlation-id',
  'x-catalog-version',
  'sfdc_maintenance',
]

const take = (request: FastifyRequest, names: readonly string[]) => {
  const headers: Record<string, string> = {}
  for (const name of names) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}

const requestOf = (request: FastifyRequest, names: readonly string[]): DoorRequest => ({
  method: request.method,
  headers: { ...take(request, names), 'x-forwarded-for': request.ip },
  ...(Buffer.isBuffer(request.body) && request.body.length > 0 ? { body: request.body } : {}),
})

const answerWith = (
  reply: FastifyReply,
  answer: DoorAnswer,
  names: readonly string[],
  body: Buffer = answer.body,
) => {
  reply.code(answer.status)
  for (const name of names) {
    const value = answer.headers[name]
    if (value !== undefined) reply.header(name, value)
  }
  return reply.send(body.length === 0 && answer.status === 204 ? undefined : body)
}

/** The site a call is for: its own word, or the default site. */
const siteIdOf = (path: string) => {
  const named = new URL(path, 'https://engine.invalid').searchParams
  const wanted = named.get('siteId') ?? named.get('channel_id')
  return sites.sites.find(({ id }) => id === wanted)?.id ?? defaultSiteOf(sites).id
}

/**
 * `/mobify/proxy/api/*`: with the header `x-session: cookie` the call of one of our pages, whose session is in
 * cookies; without it the engine as the contract says, bearer in and tokens out, no cookie read or set.
 */
export const proxyRoutes = async (app: FastifyInstance, parts: ProxyParts) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const sessionOfRequest = (request: FastifyRequest, siteId: string) =>
    readSession(request.headers.cookie, siteId, parts.now())

  const withCookies = (reply: FastifyReply, cookies: readonly string[]) => {
    if (cookies.length > 0) reply.header('set-cookie', [...cookies])
    return reply.header('cache-control', 'private, no-store').header('vary', 'x-session, cookie')
  }

  const passThrough = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const navigates = request.method === 'GET' && oauthUseOf(path, 'GET') === 'navigate'
    const document =
      request.headers['sec-fetch-dest'] === 'document' || request.headers['sec-fetch-mode'] === 'navigate'
    const target =
      navigates && document ? completeAuthorize(path, sessionOfRequest(request, siteIdOf(path))) : path
    const answer = await parts.door(target, requestOf(request, passedThrough))
    parts.onAnswer(answer)
    const corsAndCache = Object.keys(answer.headers).filter((name) =>
      /^(?:access-control-|x-ratelimit-|cache-control$|etag$)/.test(name),
    )
    const { vary } = answer.headers
    reply.header('vary', [...(typeof vary === 'string' ? [vary] : []), 'x-session'].join(', '))
    return answerWith(reply, answer, [...passedBack, ...corsAndCache])
  }

  const oauth = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    session: Session,
    siteId: string,
  ) => {
    const use = oauthUseOf(path, request.method)
    const init = requestOf(request, [...passedOn, 'authorization'])
    if (use === 'logout') {
      const doorOf = parts.doorFor({ session, siteId, address: request.ip })
      const answer = await doorOf.call(completeLogout(path, session, siteId), requestOf(request, passedOn))
      withCookies(reply, dropSession(siteId, parts.secure))
      return answerWith(reply, answer, passedBack, blankTokens(answer).body)
    }
    const target = use === 'navigate' ? completeAuthorize(path, session) : path
    if (use === 'token' || use === 'form')
      init.body = completeForm(init.body as Uint8Array | undefined, session)
    const answer = await parts.door(target, init)
    const { tokens, body } = use === 'token' ? blankTokens(answer) : { tokens: undefined, body: answer.body }
    withCookies(reply, tokens ? keepTokens(tokens, siteId, parts.secure) : [])
    return answerWith(reply, answer, passedBack, body)
  }

  const withSession = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const { origin, host } = request.headers
    const fetchSite = request.headers['sec-fetch-site']
    const own = {
      method: request.method,
      origin,
      host,
      fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
    }
    if (!isOwnRequest(own, parts.publicOrigin)) return notOurs(reply)
    const siteId = siteIdOf(path)
    const session = sessionOfRequest(request, siteId)
    if (oauthUseOf(path, request.method)) return oauth(request, reply, path, session, siteId)
    const shopper = parts.doorFor({ session, siteId, address: request.ip })
    const begin = request.method !== 'GET' && request.method !== 'HEAD'
    const answer = await shopper.call(path, requestOf(request, passedOn), { begin })
    parts.onAnswer(answer)
    withCookies(reply, shopper.cookies())
    return answerWith(reply, answer, passedBack)
  }

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = proxiedPath(request.raw.url ?? '', proxyPrefix)
    if (path === undefined) return noResource(reply)
    reply.header('x-content-type-options', 'nosniff')
    return request.headers['x-session'] === 'cookie'
      ? withSession(request, reply, path)
      : passThrough(request, reply, path)
  }

  // Attachments are the only large bodies; the engine checks them again.
  app.all(`${proxyPrefix}/custom/*`, { bodyLimit: 6 * megabyte }, handler)
  app.all(`${proxyPrefix}/*`, { bodyLimit: megabyte }, handler)
}
