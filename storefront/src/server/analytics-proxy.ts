import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultSiteOf } from '../lib/locale-url.ts'
import type { StorefrontConfig } from './config.ts'
import { notOurs } from './problems.ts'
import { isOwnRequest } from './same-site.ts'
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
      body: JSON.stringify({ client_id: cookieId, events: [told] }),
      signal: AbortSignal.timeout(waitMs),
    })
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post(analyticsPath, { bodyLimit: 64 * 1024 }, async (request, reply) => {
    const { origin, host, 'sec-fetch-site': fetchSite } = request.headers
    const source = {
      method: 'POST',
      ...(origin ? { origin } : {}),
      ...(host ? { host } : {}),
      ...(typeof fetchSite === 'string' ? { fetchSite } : {}),
    }
    if (!isOwnRequest(source, parts.publicOrigin)) return notOurs(reply)
    const told = read(request.body)
    if (!told) return reply.code(400).send()
    if (!allowsTracking(request)) return reply.code(204).send()
    const siteId = defaultSiteOf(await parts.shop.current()).id
    const session = readSession(request.headers.cookie, siteId, parts.now())
    const visit = visitOf(request, { siteId, session, secure: parts.secure })
    if (visit.cookies.length > 0) reply.header('set-cookie', [...visit.cookies])
    pass(request, visit.cookieId, told).catch((error: unknown) =>
      request.log.warn({ err: error }, 'analytics did not take an event'),
    )
    return reply.code(204).send()
  })
}
