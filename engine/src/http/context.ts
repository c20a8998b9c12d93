import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { splitLocale } from '../../../facts/locales.ts'
import { dbOver } from '../db/db.ts'
import type { Readiness } from '../db/readiness.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Ctx, Warn } from '../kernel/context.ts'
import type { Gateways } from '../kernel/gateways.ts'
import type { Ids } from '../kernel/ids.ts'
import type { Outbox } from '../kernel/outbox.ts'
import { findPreview, previewHeader } from '../content/index.ts'
import { badRequest, invalidAccessToken, notFound } from '../kernel/problem.ts'
import type { Shopper } from '../kernel/shopper.ts'
import type { Site } from '../kernel/site.ts'
import { siteLocale } from '../kernel/site-locale.ts'
import { authenticate, type SigningKey, claimedSite } from '../login/index.ts'
import type { SiteCache } from '../sites/index.ts'

/** What the process gives to every request's context. */
export type ContextSources = {
  pool: pg.Pool
  /** For the calls of the Admin API. */
  merchantPool: pg.Pool
  readiness: Readiness
  sites: SiteCache
  clock: Clock
  ids: Ids
  gateways: Gateways
  outbox: Outbox
  signingKey: SigningKey
  publicOrigin: string
  secretKey: string
  rateLimits: boolean
  production: boolean
  warn: Warn
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization && /^bearer /i.test(headers.authorization)
    ? headers.authorization.slice('bearer '.length).trim()
    : undefined

type Fields = Record<string, unknown>

const bodyOf = ({ body }: FastifyRequest) => (typeof body === 'object' && body !== null ? body : {}) as Fields

/** The site that a call names. SLAS says channel_id, in the query or the form; paths and all else say siteId. */
const siteIdOfRequest = (request: FastifyRequest): string | undefined => {
  const query = request.query as Fields
  const { siteId } = request.params as { siteId?: string }
  return text(siteId) ?? text(query.siteId) ?? text(query.channel_id) ?? text(bodyOf(request).channel_id)
}

/**
 * Some calls of SLAS name no site (keys, discovery, userinfo, revoke, introspect): the bearer's own, else the
 * organization's first. Whether a token is one of that site is judged later, as for every call.
 */
const siteWithoutId = (request: FastifyRequest, all: Site[]): Site | undefined => {
  const { errors } = request.routeOptions.config as { errors?: string }
  if (errors !== 'oauth') return undefined
  const { organizationId } = request.params as { organizationId?: string }
  const ours = all.filter((site) => site.organizationId === organizationId)
  const claimed = claimedSite(bearerOf(request))
  return ours.find(({ siteId }) => siteId === claimed) ?? ours[0]
}

const siteOf = async (request: FastifyRequest, sites: SiteCache): Promise<Site> => {
  const { organizationId } = request.params as { organizationId?: string }
  const siteId = siteIdOfRequest(request)
  const all = await sites.all()
  if (organizationId !== undefined && all.every((one) => one.organizationId !== organizationId))
    throw notFound('The organization is unknown.')
  const site = siteId ? all.find((one) => one.siteId === siteId) : siteWithoutId(request, all)
  if (!siteId && !site) throw badRequest("Query parameter 'siteId' is missing.", { property: 'siteId' })
  if (!site) throw badRequest(`Site '${siteId}' is unknown.`, { property: 'siteId' })
  if (organizationId !== undefined && organizationId !== site.organizationId) {
    throw notFound('The organization is unknown.')
  }
  return site
}

/** Builds the context of one request. Problems: 400 (site), 401 (token), 404 (organization). */
export const contextOf = async (request: FastifyRequest, sources: ContextSources): Promise<Ctx> => {
  const site = await siteOf(request, sources.sites)
  const query = request.query as Record<string, unknown>
  const locale = siteLocale(site, text(query.locale))
  const { language, country } = splitLocale(locale)
  const db = dbOver(sources.pool)
  const now = sources.clock.now()
  const shopper = await shopperOf(request, sources, db, site, now)
  // Who edits a page sees it as a customer does, without being one: the preview says who is told what.
  const secret = text(request.headers[previewHeader])
  const preview = await findPreview(db, secret, { siteId: site.siteId, now })
  const isTold = shopper.kind === 'registered' || preview?.audience === 'registered'
  const audience = isTold || site.preferences.guestPrices === 'visible' ? 'registered' : 'guest'
  return {
    db,
    site,
    locale,
    language,
    country,
    shopper,
    audience,
    now,
    newId: sources.ids,
    gateways: sources.gateways,
    outbox: sources.outbox,
    requestId: request.id,
    ip: request.ip,
    publicOrigin: sources.publicOrigin,
    secretKey: sources.secretKey,
    rateLimits: sources.rateLimits,
    production: sources.production,
    warn: sources.warn,
  }
}

const shopperOf = async (
  request: FastifyRequest,
  sources: ContextSources,
  db: Ctx['db'],
  site: Site,
  now: Date,
): Promise<Shopper> => {
  const token = bearerOf(request)
  if (token === undefined) return { kind: 'nobody' }
  if (!token) throw invalidAccessToken('The access token is missing.')
  return authenticate({ db, site, signingKey: sources.signingKey, token, now })
}
