import type { Logger } from 'pino'
import { desksWithoutCrm, functionsWithoutVendor } from '../engine/src/check-vendors.ts'
import { checkDatabase } from '../engine/src/db/check-database.ts'
import { migrate } from '../engine/src/db/migrate.ts'
import { createEngine, type Engine } from '../engine/src/index.ts'
import { upgradeOrders } from '../engine/src/orders/index.ts'
import type { Clock } from '../engine/src/kernel/clock.ts'
import { openGateways } from '../engine/src/open-gateways.ts'
import type { Config } from './config.ts'
import { simulatedTestCards } from './simulators.ts'
import { openDataFolder } from './data-folder.ts'
import { loadSecretKey } from './secret-key.ts'

/** Brings the database up to date and opens the engine over it. Throws ConfigError about DATABASE_URL. */
export const openEngine = async (
  config: Config,
  databaseUrl: string,
  log: Logger,
  clock?: Clock,
): Promise<Engine> => {
  await checkDatabase(databaseUrl)
  await migrate(databaseUrl)
  if (config.engine.mode === 'production')
    for (const missing of functionsWithoutVendor(config.engine)) log.warn(`no vendor: ${missing}`)
  const engine = await createEngine({
    databaseUrl,
    secretKey: config.engine.secretKey ?? loadSecretKey(openDataFolder(config.dataDir)),
    publicOrigin: config.engine.publicOrigin,
    gateways: {
      ...openGateways(config.engine, (details, message) => log.warn(details, message)),
      ...simulatedTestCards(config.engine),
    },
    rateLimits: config.engine.rateLimits,
    production: config.engine.mode === 'production',
    warn: (details, message) => log.warn(details, message),
    ...(clock ? { clock } : {}),
    // The library hangs its whole connection on the error; what matters is the reason.
    onDatabaseError: ({ message }) => log.warn({ reason: message }, 'lost a database connection'),
  })
  if (config.engine.mode === 'production')
    for (const missing of desksWithoutCrm(config.engine, await engine.sites.all()))
      log.warn(`no vendor: ${missing}`)
  const upgraded = await upgradeOrders(engine.db)
  if (upgraded > 0) log.info({ orders: upgraded }, 'orders are kept as facts now')
  return engine
}
