import { existsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'

import { readConfig } from './config.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { createLog } from './log.ts'
import { releaseMemoryWhenIdle } from './release-memory.ts'
import { createShutdown } from './shutdown.ts'
import { onParentGone, onStopSignals } from './signals.ts'
import { reportFailure } from './start-error.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
/**
 * Which process of `npm run dev` this is: `dev-pages` serves the pages from their sources, `dev-engine` all but the
 * pages.
 */
const [, , part] = process.argv
// React chooses its build by NODE_ENV; the slow one is for the development of React code.
process.env['NODE_ENV'] = part === 'dev-pages' ? 'development' : 'production'
// The garbage is collected when the heap has doubled and not at its fourfold: a hundred MB less under load, at no cost in
// processor time (docs/decisions/023).
setFlagsFromString('--heap-growing-percent=100')
// Small buffers are pieces of a pool, and one that is cached keeps its whole pool: of 64 kB, as Node makes them, a thousand
// cached answers held 64 MB.
Buffer.poolSize = 8 * 1024
let halt = () => process.exit(1)
const shutdown = createShutdown(reportFailure)
const stop = async () => {
  await shutdown.close()
  process.exit(0)
}
onStopSignals(
  () => void stop(),
  () => halt(),
)
// A killed npm cannot pass its death on; the shop must not stay behind on its port.
if (process.env['npm_lifecycle_event']) onParentGone(() => void stop())

/** From now on stopping waits for the database and then closes it, also while it is still starting. */
const openForShutdown = async (opening: Promise<OpenDatabase>) => {
  shutdown.onClose(() =>
    opening.then(
      (database) => database.close(),
      () => undefined,
    ),
  )
  const database = await opening
  halt = () => {
    database.abandon()
    process.exit(1)
  }
  return database
}

const loadServe = async () =>
  part === 'dev-pages'
    ? (await import('./serve-sources.ts')).serveSources
    : (await import('./serve.ts')).serve

try {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  // The database server starts while this process reads its code and looks after its builds.
  const database =
    config.role === 'storefront' ? undefined : openForShutdown(openDatabase(config, (text) => log.warn(text)))
  // Where something else fails first, that is what is told.
  database?.catch(() => undefined)
  const serve = await loadServe()
  await serve({ config, log, database, shutdown, pages: part !== 'dev-engine' })
  releaseMemoryWhenIdle()
} catch (error) {
  // A start that was told to stop half way fails for that reason alone.
  if (!shutdown.stopping) {
    reportFailure(error)
    await shutdown.close()
    process.exit(1)
  }
}
