import type { FastifyPluginAsync } from 'fastify'
import { categoryTree } from './categories/index.ts'
import { type Db, dbOver, openPool } from './db/db.ts'
import { createReadiness, type Readiness } from './db/readiness.ts'
import { enginePlugin } from './http/plugin.ts'
import { createJobs, jobContext, jobs } from './jobs/index.ts'
import { type Clock, systemClock } from './kernel/clock.ts'
import type { Ctx, Warn } from './kernel/context.ts'
import type { Gateways } from './kernel/gateways.ts'
import { randomIds } from './kernel/ids.ts'
import type { Outbox } from './kernel/outbox.ts'
import { signingKeyFrom } from './login/index.ts'
import { prepareSearch } from './search/index.ts'
import { openSiteCache, type SiteCache } from './sites/index.ts'
import { allStores } from './stores/index.ts'

/** For the listener that the plugin is registered at. */
export { listenerErrors } from './http/listener-errors.ts'
export { originForm, refuseAmbiguous } from './http/request-line.ts'

export type EngineOptions = {
  databaseUrl: string
  secretKey: string
  /** Origin of the storefront: links in mails, vendor callbacks. */
  publicOrigin: string
  gateways: Gateways
  clock?: Clock
  /** Tests: answers that break their schema answer 500. */
  checkAnswers?: boolean
  /** Connections of shoppers and short jobs, 16 unless named; the merchant has a quarter as many beside them, four at least. */
  poolSize?: number
  /** False only in load and race tests. */
  rateLimits?: boolean
  /** Real customers shop here: the demonstration's accounts are none, callbacks reach the internet only. */
  production?: boolean
  onDatabaseError?: (error: Error) => void
  /** Where warnings go; without it they are not told. */
  warn?: Warn
}

export type Engine = {
  /** Register at the root of a Fastify instance. */
  plugin: FastifyPluginAsync
  db: Db
  /** Whether the database answers and, once something has failed, whether it can be written. */
  checkDatabase: Readiness['check']
  sites: SiteCache
  clock: Clock
  outbox: Outbox
  /** For the merchant's commands: a context with nobody behind it, of one site (the only one unless named). */
  merchantContext(siteId?: string): Promise<Ctx>
  /** Begins to work on jobs (mail, unpaid orders) in this process; without it they wait for one that does. */
  startJobs(): Promise<void>
  /** Ends the connections; started requests should be finished. */
  close(): Promise<void>
}

/** Opens the engine over a migrated database. */
export const createEngine = async (options: EngineOptions): Promise<Engine> => {
  const { poolSize = 16 } = options
  const listener = options.onDatabaseError ? { onError: options.onDatabaseError } : {}
  const pool = openPool(options.databaseUrl, { max: poolSize, ...listener })
  // The merchant's statements wait for one another, so that a report or an export takes no connection from a shopper.
  const merchantPool = openPool(options.databaseUrl, {
    max: Math.max(4, Math.ceil(poolSize / 4)),
    waitMs: 10_000,
    ...listener,
  })
  const readiness = createReadiness(pool)
  const sites = await openSiteCache(pool, (shop) =>
    Promise.all([categoryTree(shop), allStores(shop), prepareSearch(shop)]),
  )
  const clock = options.clock ?? systemClock
  const background = await createJobs(pool, jobs)
  const onDatabaseError = (error: Error) => {
    readiness.doubt()
    options.onDatabaseError?.(error)
  }
  const sources = {
    pool,
    merchantPool,
    readiness,
    sites,
    clock,
    ids: randomIds,
    gateways: options.gateways,
    outbox: background.outbox,
    signingKey: signingKeyFrom(options.secretKey),
    publicOrigin: options.publicOrigin,
    secretKey: options.secretKey,
    rateLimits: options.rateLimits ?? true,
    production: options.production ?? false,
    checkAnswers: options.checkAnswers ?? false,
    warn: options.warn ?? (() => undefined),
  }
  return {
    plugin: async (app) => {
      await app.register(enginePlugin, sources)
    },
    db: dbOver(pool),
    checkDatabase: readiness.check,
    sites,
    clock,
    outbox: background.outbox,
    merchantContext: async (siteId) => {
      const all = await sites.all()
      const site = siteId === undefined ? all[0] : all.find((one) => one.siteId === siteId)
      if (!site)
        throw new Error(siteId === undefined ? 'the shop has no site yet' : `there is no site ${siteId}`)
      return jobContext(
        sources,
        { siteId: site.siteId, locale: site.defaultLocale, data: {} },
        { id: 'merchant' },
      )
    },
    startJobs: () => background.start({ ...sources, onError: onDatabaseError }),
    close: async () => {
      await background.stop()
      await sites.close()
      await merchantPool.end()
      await pool.end()
    },
  }
}
