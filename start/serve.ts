import type { Logger } from 'pino'
import { checkDatabase } from '../engine/src/db/check-database.ts'
import { migrate } from '../engine/src/db/migrate.ts'
import { createEngine, type Engine } from '../engine/src/index.ts'
import type { Config } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import type { OpenDatabase } from './database.ts'
import { drainable } from './drain.ts'
import { healthRoutes } from './health.ts'
import { listen } from './listen.ts'
import { metricsListener, shopListener } from './listeners.ts'
import { createMetrics } from './metrics.ts'
import { keptSecretKey } from './secret-key.ts'
import type { Shutdown } from './shutdown.ts'

export type Process = { config: Config; log: Logger; database: OpenDatabase | undefined; shutdown: Shutdown }

/** Opens the parts that this process's role asks for, from the database up, and listens. */
export const serve = async ({ config, log, database, shutdown }: Process): Promise<void> => {
  const engine = database && (await openEngine(config, log, database))
  if (engine) shutdown.opened(engine.close)
  const app = shopListener(config, log)
  const drain = drainable(app)
  const metrics = createMetrics()
  metrics.watch(app)
  const health = { draining: () => drain.draining, ...(engine ? { askDatabase: () => ask(engine) } : {}) }
  healthRoutes(app, health)
  if (engine && config.role !== 'worker') await app.register(engine.plugin)
  if (config.metricsPort !== undefined) {
    const numbers = metricsListener(metrics, health)
    shutdown.opened(() => numbers.close())
    await listen(numbers, { host: config.host, port: config.metricsPort, variable: 'METRICS_PORT' })
  }
  await listen(app, { host: config.host, port: config.port, variable: 'PORT' })
  shutdown.opened(drain.stop)
  console.log(config.engine.publicOrigin)
}

const openEngine = async (config: Config, log: Logger, database: OpenDatabase): Promise<Engine> => {
  await checkDatabase(database.url)
  await migrate(database.url)
  return createEngine({
    databaseUrl: database.url,
    secretKey: config.engine.secretKey ?? keptSecretKey(openDataFolder(config.dataDir)),
    publicOrigin: config.engine.publicOrigin,
    gateways: {},
    onDatabaseError: (error) => log.warn({ err: error }, 'lost a database connection'),
  })
}

const ask = (engine: Engine) => engine.db.executeSql('select 1')
