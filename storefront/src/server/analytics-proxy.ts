import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOwnRequest } from '../../../facts/own-request.ts'
import { defaultSiteOf } from '../lib/locale-url.ts'
import { analyticsSession, clientIdOf } from './analytics-session.ts'
import type { StorefrontConfig } from './config.ts'
import { foreignCall } from './problems.ts'
import { readSession } from './session.ts'
import type { ShopSettingsSource } from './shop-settings.ts'
import { allowsTracking, visitOf } from './visit-cookie.ts'

export const analyticsPath = '/mobify/proxy/analytics/collect'

type Parts = {
  analytics: NonNullable<StorefrontConfig['analytics']>
  publicOrigin: string
  secure: boolean
  shop: ShopSettingsSource
  now: () => Date
}
type Told = { name: string; params: Record<string, unknown> }

const names = new Set(['page_view', 'begin_checkout'])
const waitMs = 1_000
/** An event without any time of engagement is in no report. */
const shortestEngagement = 1

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const read = (body: unknown): Told | undefined => {
  try {
    const value: unknown = JSON.parse(String(body))
    if (!isRecord(value) || typeof value.name !== 'string' || !names.has(value.name)) return undefined
    return { name: value.name, params: isRecord(value.params) ? value.params : {} }
  } catch {
    return undefined
  }
}

/**
 * Page views, and what happens on the steps of the payment where no vendor's script runs, to the analytics vendor's
 * host through our own origin [S7.052]: only for shoppers who agreed. The page is answered at once; a failure is logged.
 */
export const analyticsRoutes = async (app: FastifyInstance, parts: Parts) => {
  const { collectUrl, measurementId, apiSecret } = parts.analytics
  const target = new URL(collectUrl)
  target.searchParams.set('measurement_id', measurementId)
  target.searchParams.set('api_secret', apiSecret)

  const pass = async (request: FastifyRequest, cookieId: string, told: Told) => {
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': request.headers['user-agent'] ?? '' },
      body: JSON.stringify({ client_id: clientIdOf(cookieId), events: [told] }),
      signal: AbortSignal.timeout(waitMs),
    })
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post(analyticsPath, { bodyLimit: 64 * 1024 }, async (request, reply) => {
    if (!isOwnRequest(request, parts.publicOrigin)) return foreignCall(reply)
    const told = read(request.body)
    if (!told) return reply.code(400).send()
    if (!allowsTracking(request)) return reply.code(204).send()
    const siteId = defaultSiteOf(await parts.shop.current()).id
    const session = readSession(request.headers.cookie, siteId, parts.now())
    const visit = visitOf(request, { siteId, session, secure: parts.secure })
    const { sessionId, cookie } = analyticsSession(request.headers.cookie, {
      siteId,
      secure: parts.secure,
      now: parts.now(),
    })
    reply.header('set-cookie', [...visit.cookies, cookie])
    const params = { ...told.params, session_id: sessionId, engagement_time_msec: shortestEngagement }
    pass(request, visit.cookieId, { ...told, params }).catch((error: unknown) =>
      request.log.warn({ err: error }, 'analytics did not take an event'),
    )
    return reply.code(204).send()
  })
}
