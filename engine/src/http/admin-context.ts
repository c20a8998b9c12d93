import type { FastifyRequest } from 'fastify'
import { splitLocale } from '../../../facts/locales.ts'
import { authenticateClient } from '../api-clients/index.ts'
import { dbOver } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminScope } from '../kernel/admin-scopes.ts'
import { badRequest, notFound, unauthorized } from '../kernel/problem.ts'
import type { Site } from '../kernel/site.ts'
import { findSignedIn, staffCaller } from '../staff/index.ts'
import { siteLocale } from '../kernel/site-locale.ts'
import { bearerOf, type ContextSources } from './context.ts'
import { staffSessionOf } from './staff-context.ts'

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

/** Who calls, and what they may do where. */
type Caller = Pick<AdminContext, 'actor' | 'staff' | 'grants' | 'scopes' | 'countries' | 'stores'>

/** A program by its token, else a person by their session. Problems: 401, 403. */
const callerOf = async (
  request: FastifyRequest,
  sources: ContextSources,
  world: Pick<AdminContext, 'db' | 'site' | 'now' | 'ip' | 'production'>,
  scope: AdminScope,
): Promise<Caller> => {
  const token = bearerOf(request)
  if (token) {
    const client = await authenticateClient({ ...world, signingKey: sources.signingKey, token })
    return { ...client, staff: undefined, grants: 'all', stores: [] }
  }
  const secret = staffSessionOf(request, sources)
  const staff = secret === undefined ? undefined : await findSignedIn(world, secret)
  if (!staff) throw unauthorized('A valid access token is required.')
  return staffCaller(world.site, staff, scope)
}

/**
 * The context of a call of the Admin API that `scope` opens, and what its caller may do. Problems: 400, 401, 403, 404.
 */
export const adminContextOf = async (
  request: FastifyRequest,
  sources: ContextSources,
  scope: AdminScope,
): Promise<AdminContext> => {
  const site = await siteOf(request, sources)
  const db = dbOver(sources.merchantPool)
  const now = sources.clock.now()
  const { ip } = request
  const { production } = sources
  const locale = siteLocale(site, text((request.query as Named).locale))
  const caller = await callerOf(request, sources, { db, site, now, ip, production }, scope)
  return {
    db,
    site,
    locale,
    ...splitLocale(locale),
    ...caller,
    now,
    newId: sources.ids,
    gateways: sources.gateways,
    outbox: sources.outbox,
    requestId: request.id,
    ip,
    publicOrigin: sources.publicOrigin,
    secretKey: sources.secretKey,
    rateLimits: sources.rateLimits,
    warn: sources.warn,
    production,
  }
}
