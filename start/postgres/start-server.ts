import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { processIdentity, programName } from '../process-identity.ts'
import { StartError } from '../start-error.ts'
import { acceptsConnections } from './accepts-connections.ts'
import { disarmPostmasterFile, readPostmasterFile } from './postmaster-file.ts'
import type { Runner } from './runner.ts'
import { command } from './runner.ts'
import { serverEnvironment } from './server-environment.ts'

/** Everything that stays the same from one start of the server to the next. */
export type Cluster = {
  folder: string
  native: string
  runner: Runner
  socketFolder: string
  logFile: string
}
/** `child` is absent when the server was found running. */
export type RunningServer = { pid: number; socketFolder: string; child?: ChildProcess }

const patienceMs = 60_000
const launchAttempts = 10

/** Adopts the server that already works on this cluster, or launches one, and waits until it takes connections. */
export async function startServer(cluster: Cluster): Promise<RunningServer> {
  const deadline = Date.now() + patienceMs
  for (let attempt = 1; ; ) {
    const found = await findRunning(cluster)
    if (found === 'busy') {
      await delay(20)
    } else if (found) {
      return found
    } else {
      const server = await launch(cluster, deadline)
      if (server) return server
      // Backends of a killed server may need a moment to notice and let go of its memory.
      if (attempt++ === launchAttempts) throw failure(cluster, 'does not start')
      await delay(100 * attempt)
    }
    if (Date.now() > deadline) throw failure(cluster, `is not ready after ${patienceMs / 1000} seconds`)
  }
}

async function findRunning(cluster: Cluster): Promise<RunningServer | 'busy' | undefined> {
  const file = readPostmasterFile(cluster.folder)
  if (!file || !processIdentity(file.pid) || file.pid === process.pid) return undefined
  if (programName(file.pid) !== 'postgres') {
    disarmPostmasterFile(cluster.folder)
    return undefined
  }
  if (file.status !== 'ready' || !(await acceptsConnections(file.socketFolder))) return 'busy'
  return { pid: file.pid, socketFolder: file.socketFolder }
}

async function launch(cluster: Cluster, deadline: number): Promise<RunningServer | undefined> {
  const child = spawnServer(cluster)
  const { socketFolder } = cluster
  const gone = new Promise<true>((resolve) => {
    child.once('exit', () => resolve(true))
    child.once('error', () => resolve(true))
  })
  while (Date.now() < deadline) {
    const file = readPostmasterFile(cluster.folder)
    if (
      file &&
      file.pid === child.pid &&
      file.status === 'ready' &&
      (await acceptsConnections(socketFolder))
    ) {
      return { pid: file.pid, socketFolder, child }
    }
    if (await Promise.race([gone, delay(8)])) return undefined
  }
  child.kill('SIGQUIT')
  return undefined
}

function spawnServer(cluster: Cluster): ChildProcess {
  const places = ['-D', cluster.folder, '-c', 'listen_addresses=', '-c', 'port=5432']
  const [file, args] = command(cluster.runner, join(cluster.native, 'bin', 'postgres'), [
    ...places,
    '-c',
    `unix_socket_directories=${cluster.socketFolder}`,
  ])
  rotate(cluster.logFile)
  const log = openSync(cluster.logFile, 'a', 0o600)
  // `detached` gives it a session of its own: the terminal's Ctrl-C must reach the app, which then stops the server,
  // and not cut the server's connections under requests that are still being answered.
  const child = spawn(file, args, {
    detached: true,
    stdio: ['ignore', log, log],
    cwd: '/',
    env: serverEnvironment(),
  })
  closeSync(log)
  child.unref()
  return child
}

function rotate(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > 5_000_000) renameSync(logFile, `${logFile}.old`)
}

function failure(cluster: Cluster, what: string): StartError {
  const lines = readFileSync(cluster.logFile, 'utf8').trim().split('\n')
  const reason = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? ''
  return new StartError(
    `DATA_DIR: the embedded PostgreSQL ${what}: ${reason.trim()} (see ${cluster.logFile})`,
  )
}
