import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnRequest } from '../../../facts/own-request.ts'
import { type ShopSettings, siteSettings } from '../api/shop.ts'
import type { EngineAnswer, EngineClient } from './engine-client.ts'
import { engineUnavailable, foreignCall, noResource, tooLarge } from './problems.ts'
import {
  answerForeign,
  answerOwn,
  exchangeRequest,
  forwardedForeignHeaders,
  forwardedHeaders,
} from './proxy-exchange.ts'
import { proxiedPath } from './proxy-path.ts'
import { dropSession, readSession, type Session, tokenCookies } from './session.ts'
import type { ShopSettingsSource } from './shop-settings.ts'
import type { createShopperClients } from './shopper-engine-client.ts'
import { blankTokens, completeAuthorize, completeForm, completeLogout, oauthUseOf } from './token-answers.ts'
import { endVisit } from './visit-cookie.ts'

export const proxyPrefix = '/mobify/proxy/api'

export type ProxyParts = {
  engine: EngineClient
  clientFor: ReturnType<typeof createShopperClients>
  publicOrigin: string
  secure: boolean
  shop: ShopSettingsSource
  now: () => Date
  /** Told of every answer's headers, to learn the catalogue's version. */
  onAnswer(answer: EngineAnswer): void
}
type Exchange = { request: FastifyRequest; reply: FastifyReply; path: string }
type OwnExchange = Exchange & { session: Session; siteId: string }

const megabyte = 1024 * 1024

/** The site a call is for: its own word, or the default site. */
const siteIdOf = ({ sites }: ShopSettings, path: string) => {
  const named = new URL(path, 'https://engine.invalid').searchParams
  const wanted = named.get('siteId') ?? named.get('channel_id')
  return sites.find(({ id }) => id === wanted)?.id ?? sites[0]?.id ?? ''
}

const isNavigation = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-dest'] === 'document' || headers['sec-fetch-mode'] === 'navigate'

/** The engine as the contract says; only the browser's way to a social sign-in takes the guest's visit along. */
const forwardForeign = async ({ request, reply, path }: Exchange, parts: ProxyParts) => {
  const { engine, now, onAnswer } = parts
  const signsIn = oauthUseOf(path, request.method) === 'navigate' && isNavigation(request)
  const target = signsIn
    ? completeAuthorize(
        path,
        readSession(request.headers.cookie, siteIdOf(await parts.shop.current(), path), now()),
      )
    : path
  const answer = await engine(target, exchangeRequest(request, forwardedForeignHeaders))
  onAnswer(answer)
  return answerForeign(reply, answer)
}

const signOut = async ({ request, reply, path, session, siteId }: OwnExchange, parts: ProxyParts) => {
  const shopper = parts.clientFor({ session, siteId, address: request.ip })
  const answer = await shopper.call(
    completeLogout(path, session, siteSettings(await parts.shop.current(), siteId)),
    exchangeRequest(request, forwardedHeaders),
  )
  return answerOwn(
    reply,
    answer,
    [...dropSession(siteId, parts.secure), endVisit(siteId, parts.secure)],
    blankTokens(answer).body,
  )
}

/** A SLAS call of one of our pages: what it cannot read is added, tokens of the answer stay in cookies. */
const oauth = async (exchange: OwnExchange, parts: ProxyParts) => {
  const { request, reply, path, session, siteId } = exchange
  const use = oauthUseOf(path, request.method)
  if (use === 'logout') return signOut(exchange, parts)
  const init = exchangeRequest(request, [...forwardedHeaders, 'authorization'])
  if (use !== 'navigate') init.body = completeForm(init.body as Uint8Array | undefined, session)
  const answer = await parts.engine(use === 'navigate' ? completeAuthorize(path, session) : path, init)
  if (use !== 'token') return answerOwn(reply, answer, [])
  const { tokens, body } = blankTokens(answer)
  return answerOwn(reply, answer, tokens ? tokenCookies(tokens, siteId, parts.secure) : [], body)
}

/** A call of one of our pages: the session's bearer is attached, a first write begins a guest's session. */
const withSession = async ({ request, reply, path }: Exchange, parts: ProxyParts) => {
  const { method, headers } = request
  if (!isOwnRequest(request, parts.publicOrigin)) return foreignCall(reply)
  const settings = await parts.shop.current()
  const siteId = siteIdOf(settings, path)
  const session = readSession(headers.cookie, siteId, parts.now())
  if (oauthUseOf(path, method)) return oauth({ request, reply, path, session, siteId }, parts)
  const shopper = parts.clientFor({ session, siteId, address: request.ip })
  const begin = method !== 'GET' && method !== 'HEAD'
  const answer = await shopper.call(path, exchangeRequest(request, forwardedHeaders), { begin })
  parts.onAnswer(answer)
  return answerOwn(reply, answer, shopper.cookies())
}

/**
 * `/mobify/proxy/api/*`: with the header `x-session: cookie` the call of one of our pages, whose session is in
 * cookies; without it the engine as the contract says, bearer in and tokens out, no cookie read or set.
 */
export const proxyRoutes = async (app: FastifyInstance, parts: ProxyParts) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(reply)
    if (error.statusCode !== undefined && error.statusCode < 500) return noResource(reply)
    request.log.warn({ err: error }, 'the engine did not answer')
    return engineUnavailable(reply)
  })

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = proxiedPath(request.raw.url ?? '', proxyPrefix)
    if (path === undefined) return noResource(reply)
    reply.header('x-content-type-options', 'nosniff')
    const ours = request.headers['x-session'] === 'cookie'
    return ours
      ? withSession({ request, reply, path }, parts)
      : forwardForeign({ request, reply, path }, parts)
  }

  // Attachments are the only large bodies; the engine checks them again.
  app.all(`${proxyPrefix}/custom/*`, { bodyLimit: 6 * megabyte }, handler)
  app.all(`${proxyPrefix}/*`, { bodyLimit: megabyte }, handler)
}
