import type pg from 'pg'
import { defaultLocale, resolveLocale, splitLocale } from '../../../facts/locales.ts'
import { dbOver } from '../db/db.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Gateways } from '../kernel/gateways.ts'
import type { Ids } from '../kernel/ids.ts'
import type { Outbox } from '../kernel/outbox.ts'
import type { SiteCache } from '../sites/index.ts'

/** What the process gives to every job's context. */
export type JobContextSources = {
  pool: pg.Pool
  sites: SiteCache
  clock: Clock
  ids: Ids
  gateways: Gateways
  publicOrigin: string
  secretKey: string
  production: boolean
  outbox: Outbox
  onError?: (error: Error) => void
}

/** The row of a job. */
export type JobPayload = { siteId: string; locale: string; data: object }

/** A site that another process knew when it wrote the row, and this one has not heard of yet. */
const justImported = (sites: SiteCache, siteId: string) => {
  sites.forget()
  return sites.get(siteId)
}

/** The context of a job: nobody's, with the site and language of what caused it. */
export const jobContext = async (
  world: JobContextSources,
  { siteId, locale: asked }: JobPayload,
  id: string,
): Promise<Ctx> => {
  const site = (await world.sites.get(siteId)) ?? (await justImported(world.sites, siteId))
  if (!site) throw new Error(`site ${siteId} is gone`)
  const locale = resolveLocale(asked) ?? defaultLocale
  const { language, country } = splitLocale(locale)
  return {
    db: dbOver(world.pool),
    site,
    locale,
    language,
    country,
    shopper: { kind: 'nobody' },
    audience: 'registered',
    now: world.clock.now(),
    newId: world.ids,
    gateways: world.gateways,
    outbox: world.outbox,
    requestId: id,
    ip: '',
    publicOrigin: world.publicOrigin,
    secretKey: world.secretKey,
    rateLimits: false,
    production: world.production,
  }
}
