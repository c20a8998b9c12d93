import { existsSync, lchownSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { processIdentity } from '../process-identity.ts'
import { StartError } from '../start-error.ts'
import { findPostgresBinaries, recreateLibraryLinks } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import type { Runner } from './runner.ts'
import { chooseRunner } from './runner.ts'
import { socketFolder } from './socket-folder.ts'
import type { Cluster, RunningServer } from './start-server.ts'
import { startServer } from './start-server.ts'

export type StartLog = (text: string) => void

/** A PostgreSQL that lives in a DATA_DIR. */
export type EmbeddedPostgres = {
  /** Connection string of its database over the unix socket; stays the same when the server restarts. */
  url: string
  pid: number
  /** True when the server was found running, left behind by a killed parent. */
  adopted: boolean
  /** Fast shutdown: cuts connections, writes everything down, and resolves when the process is gone. */
  stop(): Promise<void>
}

export type StartPostgresOptions = { dataDir: string; log: StartLog; runner?: Runner; native?: string }

/**
 * Starts the PostgreSQL of an opened and locked DATA_DIR, creating its cluster the first time, and starts it again
 * should it ever die while the app lives. Throws a StartError when it cannot.
 */
export async function startPostgres(options: StartPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = prepareCluster(options)
  let server = await startServer(cluster)
  let stopping = false
  const adopted = !server.child
  const restart = async (): Promise<void> => {
    if (stopping) return
    options.log(`PostgreSQL (pid ${server.pid}) has ended unexpectedly and is being started again.`)
    server = await restartServer(cluster, () => stopping)
    if (!stopping) onEnd(server, restart)
  }
  onEnd(server, restart)
  return {
    url: connectionString(server.socketFolder),
    adopted,
    get pid() {
      return server.pid
    },
    async stop() {
      stopping = true
      await stopServer(server.pid)
      rmSync(server.socketFolder, { recursive: true, force: true })
    },
  }
}

/** The connection string of the server that runs on a DATA_DIR now, or undefined. */
export function runningPostgres(dataDir: string): string | undefined {
  const file = readPostmasterFile(join(dataDir, 'postgres'))
  if (!file || file.status !== 'ready' || !processIdentity(file.pid)) return undefined
  return connectionString(file.socketFolder)
}

function connectionString(folder: string): string {
  return `postgresql://lamina@localhost/lamina?host=${encodeURIComponent(folder)}`
}

function prepareCluster(options: StartPostgresOptions): Cluster {
  const native = options.native ?? findPostgresBinaries()
  const runner = options.runner ?? chooseRunner()
  recreateLibraryLinks(native)
  const folder = join(options.dataDir, 'postgres')
  if (existsSync(folder)) {
    checkVersion(folder)
    adjustOwner(folder, runner)
  } else {
    createCluster(native, runner, folder)
  }
  return {
    folder,
    native,
    runner,
    socketFolder: socketFolder(options.dataDir, runner),
    logFile: join(options.dataDir, 'postgres.log'),
  }
}

function checkVersion(folder: string): void {
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (major === '18') return
  throw new StartError(
    `DATA_DIR: the database in ${folder} was made by PostgreSQL ${major} and this is 18; bring it over with pg_upgrade, or choose another DATA_DIR.`,
  )
}

/** As root the files belong to root or to nobody, by what the machine allows; that may change between two starts. */
function adjustOwner(folder: string, runner: Runner): void {
  const { uid, gid } = runner.owner
  if (process.getuid?.() !== 0 || statSync(folder).uid === uid) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), uid, gid)
  }
  lchownSync(folder, uid, gid)
}

function onEnd(server: RunningServer, restart: () => Promise<void>): void {
  // Only who is stopping gives up, and wants no server any more.
  const again = () => {
    restart().catch(() => undefined)
  }
  if (server.child) {
    server.child.once('exit', again)
    return
  }
  const watch = setInterval(() => {
    if (processIdentity(server.pid)) return
    clearInterval(watch)
    again()
  }, 500)
  watch.unref()
}

async function restartServer(cluster: Cluster, isGivenUp: () => boolean): Promise<RunningServer> {
  for (;;) {
    try {
      return await startServer(cluster)
    } catch (error) {
      if (isGivenUp()) throw error
      await delay(1000)
    }
  }
}

async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!processIdentity(pid)) return
    process.kill(pid, signal)
    const deadline = Date.now() + 10_000
    while (processIdentity(pid) && Date.now() < deadline) await delay(10)
  }
}
