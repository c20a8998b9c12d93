import type { FastifyRequest } from 'fastify'
import { splitLocale } from '../../../facts/locales.ts'
import { type AdminCaller, authenticateClient } from '../api-clients/index.ts'
import { dbOver } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { badRequest, notFound, unauthorized } from '../kernel/problem.ts'
import type { Site } from '../kernel/site.ts'
import { bearerOf, type ContextSources, localeIn } from './context.ts'

type Named = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The site that a call names; products and catalogs name none, and mean the organization's first. */
const siteOf = async (request: FastifyRequest, { sites }: ContextSources): Promise<Site> => {
  const { organizationId } = request.params as { organizationId?: string }
  const ours = (await sites.all()).filter((site) => site.organizationId === organizationId)
  const siteId = text((request.query as Named).siteId)
  const [first] = ours
  if (!first) throw notFound('The organization is unknown.')
  const site = siteId === undefined ? first : ours.find((one) => one.siteId === siteId)
  if (!site) throw badRequest(`Site '${siteId}' is unknown.`, { property: 'siteId' })
  return site
}

/** The context of a call of the Admin API, and what its caller may do. Problems: 400, 401, 403, 404. */
export const adminContextOf = async (
  request: FastifyRequest,
  sources: ContextSources,
): Promise<{ ctx: AdminContext; scopes: AdminCaller['scopes'] }> => {
  const site = await siteOf(request, sources)
  const token = bearerOf(request)
  if (!token) throw unauthorized('A valid access token is required.')
  const db = dbOver(sources.pool)
  const now = sources.clock.now()
  const { ip } = request
  const locale = localeIn(site, text((request.query as Named).locale))
  const caller = await authenticateClient({ db, site, now, ip, signingKey: sources.signingKey, token })
  const ctx: AdminContext = {
    db,
    site,
    locale,
    ...splitLocale(locale),
    actor: caller.actor,
    countries: caller.countries,
    now,
    newId: sources.ids,
    gateways: sources.gateways,
    outbox: sources.outbox,
    requestId: request.id,
    ip,
    publicOrigin: sources.publicOrigin,
    secretKey: sources.secretKey,
    rateLimits: sources.rateLimits,
    production: sources.production,
    warn: sources.warn,
  }
  return { ctx, scopes: caller.scopes }
}
