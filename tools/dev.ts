// Development: pages from their sources, whose changes show in the open page; an engine that starts anew when its own
// sources change; a database that keeps running under both.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../start/config.ts'
import { openDatabase } from '../start/database.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Several files are often written at once. */
const quietMs = 100

/** Runs a part of the shop until `stop`; starts it anew whenever a file of its folders changes, at once, since nothing is lost. */
const keepRunning = (part: string, folders: readonly string[], env: NodeJS.ProcessEnv) => {
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  const start = () => {
    child?.kill('SIGKILL')
    child = spawn(process.execPath, [join(root, 'tools/runtime.mjs'), join(root, 'start/main.ts'), part], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
  }
  const changed = (_event: string, file: string | null) => {
    if (file && /\.test\.tsx?$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(start, quietMs)
  }
  for (const folder of folders) watch(join(root, folder), { recursive: true }, changed)
  start()
  return { stop: () => child?.kill('SIGKILL') }
}

if (existsSync('.env')) process.loadEnvFile('.env')
const config = readConfig(process.env)
const database = await openDatabase(config, console.warn)
const { publicOrigin, simulatorsOrigin } = config.engine
const own = {
  DATA_DIR: config.dataDir,
  DATABASE_URL: database.url,
  PUBLIC_ORIGIN: publicOrigin,
  SIMULATORS_ORIGIN: simulatorsOrigin,
}
/** After the port of the pages and that of the simulators. */
const enginePort = config.port + 2
const engine = keepRunning('dev-engine', ['engine/src', 'facts', 'trade', 'simulators', 'start'], {
  ...own,
  PORT: String(enginePort),
})
const pages = keepRunning(
  'dev-pages',
  ['storefront/src/server', 'storefront/build', 'backoffice/build', 'start'],
  {
    ...own,
    PORT: String(config.port),
    ROLE: 'storefront',
    ENGINE_URL: `http://${config.host}:${enginePort}`,
  },
)

const stop = () => {
  engine.stop()
  pages.stop()
  void database.close().then(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
