import type { Logger } from 'pino'
import type { Engine } from '../engine/src/index.ts'
import { movableClock } from '../engine/src/kernel/clock.ts'
import { devMailbox } from '../engine/src/mail/index.ts'
import { banner } from './banner.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database.ts'
import { devRoutes } from './dev-routes.ts'
import { drainable } from './drain.ts'
import { importDemoOnce } from './first-import.ts'
import { healthRoutes, type Health } from './health.ts'
import { listen, probePort } from './listen.ts'
import { metricsListener, shopListener } from './listeners.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { openEngine } from './open-engine.ts'
import { startSimulators } from './simulators.ts'
import type { Shutdown } from './shutdown.ts'

export type Process = { config: Config; log: Logger; database: OpenDatabase | undefined; shutdown: Shutdown }

/** Opens the parts that this process's role asks for, from the database up, and listens. */
export const serve = async ({ config, log, database, shutdown }: Process): Promise<void> => {
  const { role, engine: settings } = config
  const demo = settings.mode === 'demo'
  const pages = role === 'all' || role === 'storefront'
  const address = { host: config.host, port: config.port, variable: 'PORT' }
  await probePort(address)
  if (pages) await buildWhatIsMissing()
  const clock = demo ? movableClock() : undefined
  const simulated = role === 'storefront' || !clock ? [] : await startSimulators(config, clock.now, shutdown)
  const engine = database && (await openEngine(config, database.url, log, clock))
  if (engine) shutdown.opened(engine.close)
  if (engine && database && demo) await importDemoOnce(engine, database.url)

  const app = shopListener(config, log)
  const drain = drainable(app)
  const metrics = createMetrics()
  metrics.watch(app)
  const health = { draining: () => drain.draining, ...(engine ? { askDatabase: () => ask(engine) } : {}) }
  healthRoutes(app, health)
  if (engine && role !== 'worker') await app.register(engine.plugin)
  if (engine && clock) {
    await app.register(devMailbox, { prefix: '/dev', db: engine.db })
    await app.register(devRoutes, { clock })
  }
  // Loaded where it is wanted only: a process without pages needs neither React nor a build.
  if (pages) await (await import('./pages.ts')).servePages(app, config, engine)
  if (engine && (role === 'all' || role === 'worker')) await engine.startJobs()
  await listenForMetrics(config, metrics, health, shutdown)
  await listen(app, address)
  shutdown.opened(drain.stop)
  console.log(banner(config, database, simulated, process.uptime()))
}

const buildWhatIsMissing = async () => {
  const { buildIfStale } = await import('../tools/build.ts')
  if (await buildIfStale()) console.log('Built the storefront.')
}

const listenForMetrics = async (config: Config, metrics: Metrics, health: Health, shutdown: Shutdown) => {
  if (config.metricsPort === undefined) return
  const app = metricsListener(metrics, health)
  shutdown.opened(() => app.close())
  await listen(app, { host: config.host, port: config.metricsPort, variable: 'METRICS_PORT' })
}

const ask = (engine: Engine) => engine.db.executeSql('select 1')
