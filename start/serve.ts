import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Engine } from '../engine/src/index.ts'
import { countWaiting } from '../engine/src/jobs/index.ts'
import { reconciliations } from '../engine/src/orders/index.ts'
import { movableClock } from '../engine/src/kernel/clock.ts'
import { devMailbox } from '../engine/src/mail/module.ts'
import { banner } from './banner.ts'
import { demoPassword, demoSiteId } from './demo-customers.ts'
import { demoStaff } from './demo-staff.ts'
import { watchCatalogVersion } from './catalog-version.ts'
import { pagesWithoutVendor } from './check-visitor-vendors.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database.ts'
import { type DevOptions, devRoutes } from './dev-routes.ts'
import { prepareDrain } from './drain.ts'
import { importDemoOnce } from './first-import.ts'
import { type Health, healthRoutes } from './health.ts'
import { listen, probePort } from './listen.ts'
import { metricsListener, shopListener } from './listeners.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { openEngine } from './open-engine.ts'
import type * as Pages from './pages.ts'
import { isBundled } from './program/made-of.ts'
import type { Shutdown } from './shutdown.ts'
import { type RunningSimulator, startSimulators } from './simulators.ts'

export type Process = {
  config: Config
  log: Logger
  /** Starting yet, perhaps; undefined for a process without one. */
  database: Promise<OpenDatabase> | undefined
  shutdown: Shutdown
  /** False where another process serves the pages of this engine. */
  pages?: boolean
}

/** Opens the parts that this process's role asks for, from the database up, and listens. */
export const serve = async (own: Process): Promise<void> => {
  const { config, log, shutdown } = own
  const { role } = config
  const address = { host: config.host, port: config.port, variable: 'PORT' }
  await probePort(address)
  await buildIfMissing(own)
  // Imported only in a process with pages: one without them needs neither React nor a build.
  const pages = hasPages(own) ? import('./pages.ts') : undefined
  const database = await own.database
  const clock = config.engine.mode === 'demo' ? movableClock() : undefined
  const engine = database && (await openEngineWithDemo(own, database, clock))
  const site = (await engine?.sites.all())?.[0]
  const isDemoBusiness = site?.siteId === demoSiteId
  const simulators = engine && clock ? await startSimulators(config, site, clock.now, shutdown) : []

  const app = shopListener(config, log)
  const drain = prepareDrain(app)
  const metrics = createMetrics()
  metrics.watch(app)
  if (engine) {
    metrics.watchJobs(() => countWaiting(engine.db))
    metrics.watchPayments(() => reconciliations(engine.db))
  }
  const health = {
    draining: () => drain.draining,
    ...(engine ? { checkDatabase: engine.checkDatabase } : {}),
  }
  healthRoutes(app, health)
  if (engine && role !== 'worker') await app.register(engine.plugin)
  if (engine && clock) await mountDev(app, engine, { clock, links: links(simulators) })
  if (hasBackOffice(own)) await mountBackOffice(app, config, isDemoBusiness)
  if (pages) await mountPages(app, own, engine, await pages)
  if (engine && (role === 'all' || role === 'worker')) await engine.startJobs()
  await listenForMetrics(config, metrics, health, shutdown)
  await listen(app, address)
  shutdown.onClose(drain.stop)
  const served = {
    isDemoBusiness,
    hasPages: hasPages(own),
    hasBackOffice: hasBackOffice(own),
    simulated: simulators.map(({ name }) => name),
  }
  console.log(banner(config, database, served, process.uptime()))
}

const hasPages = ({ config: { role }, pages = true }: Process) =>
  pages && (role === 'all' || role === 'storefront')

/** The back office stands where the Admin API does, which it calls at its own origin. */
const hasBackOffice = ({ config: { role }, pages = true }: Process) =>
  pages && (role === 'all' || role === 'engine')

const buildIfMissing = async (own: Process) => {
  const builds = [
    hasPages(own) && { name: 'storefront', build: import('../storefront/build/build-if-stale.ts') },
    hasBackOffice(own) && { name: 'back office', build: import('../backoffice/build/build-if-stale.ts') },
    // One of other sources is let be: this process runs from the sources then (run.ts), as it does while one works on them.
    !isBundled() && { name: 'programs', build: import('./program/build-if-stale.ts') },
  ]
  await Promise.all(
    builds.map(async (one) => {
      if (one && (await (await one.build).buildIfStale())) console.log(`Built the ${one.name}.`)
    }),
  )
}

const openEngineWithDemo = async (
  own: Process,
  database: OpenDatabase,
  clock: DevOptions['clock'] | undefined,
) => {
  const engine = await openEngine(own.config, database.url, own.log, clock)
  own.shutdown.onClose(engine.close)
  if (clock) await importDemoOnce(engine, database.url)
  return engine
}

const mountDev = async (app: FastifyInstance, engine: Engine, options: DevOptions) => {
  await app.register(devMailbox, { prefix: '/dev', db: engine.db })
  await app.register(devRoutes, options)
}

const mountBackOffice = async (
  app: FastifyInstance,
  { engine, mapTileUrl }: Config,
  isDemoBusiness: boolean,
) => {
  const { backOffice } = await import('../backoffice/src/server/index.ts')
  const { mode, publicOrigin } = engine
  const demoPeople =
    mode === 'demo' && isDemoBusiness ? { password: demoPassword, people: demoStaff } : undefined
  const production = mode === 'production'
  await app.register(backOffice({ publicOrigin, production, demoPeople, mapTileUrl }))
}

const links = (simulators: readonly RunningSimulator[]): DevOptions['links'] => [
  ['Administración / Back office', '/admin'],
  ['Correo / Mail', '/dev/mail'],
  ['Reloj / Clock', '/dev/clock'],
  ...simulators.flatMap(({ name, page }) => (page ? [[name, page] as const] : [])),
]

const mountPages = async (
  app: FastifyInstance,
  { config, shutdown, log }: Process,
  engine: Engine | undefined,
  { servePages }: typeof Pages,
) => {
  const version = engine && (await watchCatalogVersion(engine))
  if (version) shutdown.onClose(() => Promise.resolve(version.stop()))
  if (config.engine.mode === 'production')
    for (const missing of pagesWithoutVendor(config)) log.warn(`no vendor: ${missing}`)
  await servePages(app, config, engine, version)
}

const listenForMetrics = async (config: Config, metrics: Metrics, health: Health, shutdown: Shutdown) => {
  if (config.metricsPort === undefined) return
  const app = metricsListener(metrics, health)
  shutdown.onClose(() => app.close())
  await listen(app, { host: config.host, port: config.metricsPort, variable: 'METRICS_PORT' })
}
