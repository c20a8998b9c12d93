import type pg from 'pg'
import { resolveLocale, splitLocale } from '../../../facts/locales.ts'
import { dbOver } from '../db/db.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Ctx, Warn } from '../kernel/context.ts'
import type { Gateways } from '../kernel/gateways.ts'
import type { Ids } from '../kernel/ids.ts'
import type { Outbox } from '../kernel/outbox.ts'
import type { SiteCache } from '../sites/index.ts'

/** What the process gives to every job's context. */
export type JobContextSources = {
  pool: pg.Pool
  merchantPool: pg.Pool
  sites: SiteCache
  clock: Clock
  ids: Ids
  gateways: Gateways
  publicOrigin: string
  secretKey: string
  production: boolean
  warn: Warn
  outbox: Outbox
  onError?: (error: Error) => void
}

/** The row of a job. */
export type JobPayload = { siteId: string; locale: string; data: object }

/** A site that another process knew when it wrote the row, and that this one has not loaded yet. */
const justImported = (sites: SiteCache, siteId: string) => {
  sites.forget()
  return sites.get(siteId)
}

/** The context of a job: nobody's, with the site and language of what caused it, over the connections of whom it works for. */
export const jobContext = async (
  sources: JobContextSources,
  { siteId, locale: asked }: JobPayload,
  { id, isMerchants = false }: { id: string; isMerchants?: boolean | undefined },
): Promise<Ctx> => {
  const site = (await sources.sites.get(siteId)) ?? (await justImported(sources.sites, siteId))
  if (!site) throw new Error(`site ${siteId} is gone`)
  const locale = resolveLocale(asked) ?? site.defaultLocale
  const { language, country } = splitLocale(locale)
  return {
    db: dbOver(isMerchants ? sources.merchantPool : sources.pool),
    site,
    locale,
    language,
    country,
    shopper: { kind: 'nobody' },
    audience: 'registered',
    now: sources.clock.now(),
    newId: sources.ids,
    gateways: sources.gateways,
    outbox: sources.outbox,
    requestId: id,
    ip: '',
    publicOrigin: sources.publicOrigin,
    secretKey: sources.secretKey,
    rateLimits: false,
    production: sources.production,
    warn: sources.warn,
  }
}
