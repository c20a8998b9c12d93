import type { FastifyRequest } from 'fastify'
import { isOwnRequest } from '../../../facts/own-request.ts'
import { splitLocale } from '../../../facts/locales.ts'
import { dbOver } from '../db/db.ts'
import { forbidden, notFound } from '../kernel/problem.ts'
import type { StaffContext } from '../kernel/staff-operation.ts'
import { findSignedIn, sessionSecretOf } from '../staff/index.ts'
import type { ContextSources } from './context.ts'

/**
 * The secret of the session that a call asks to use. Another site cannot send the header that asks for it; Origin and
 * Fetch-Metadata are the second and third lock. Problem: 403 for a call that comes from another site.
 */
export const staffSessionOf = (
  request: FastifyRequest,
  { publicOrigin }: Pick<ContextSources, 'publicOrigin'>,
): string | undefined => {
  if (request.headers['x-session'] !== 'cookie') return undefined
  if (!isOwnRequest(request, publicOrigin))
    throw forbidden('The call does not come from the shop’s own pages.')
  return sessionSecretOf(request.headers.cookie)
}

/** The organization's first site: people belong to the organization, and attempts are counted once for all its sites. */
const firstSite = async (request: FastifyRequest, { sites }: ContextSources) => {
  const { organizationId } = request.params as { organizationId?: string }
  const site = (await sites.all()).find((one) => one.organizationId === organizationId)
  if (!site) throw notFound('The organization is unknown.')
  return site
}

/** The context of a call by which people look after their own access. Problems: 403, 404. */
export const staffContextOf = async (
  request: FastifyRequest,
  sources: ContextSources,
): Promise<StaffContext> => {
  const site = await firstSite(request, sources)
  if (request.headers['x-session'] !== 'cookie') throw forbidden('The header "x-session: cookie" is missing.')
  const secret = staffSessionOf(request, sources)
  const db = dbOver(sources.pool)
  const now = sources.clock.now()
  const { production } = sources
  const staff = secret === undefined ? undefined : await findSignedIn({ db, site, now, production }, secret)
  return {
    db,
    site,
    locale: site.defaultLocale,
    ...splitLocale(site.defaultLocale),
    staff,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    now,
    newId: sources.ids,
    gateways: sources.gateways,
    outbox: sources.outbox,
    requestId: request.id,
    ip: request.ip,
    publicOrigin: sources.publicOrigin,
    secretKey: sources.secretKey,
    rateLimits: sources.rateLimits,
    warn: sources.warn,
    production,
  }
}
