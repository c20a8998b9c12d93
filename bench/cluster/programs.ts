import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chooseRunner, command } from '../../start/postgres/runner.ts'

const runner = chooseRunner()

/** The newest PostgreSQL that Debian's packages installed. Throws when there is none. */
const postgresBin = (): string => {
  const all = globSync('/usr/lib/postgresql/*/bin').filter((bin) => existsSync(join(bin, 'initdb')))
  const newest = all.toSorted((a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]))[0]
  if (!newest) throw new Error('apt-get install postgresql: this test runs the programs of the system')
  return newest
}

/** An empty folder that belongs to whom the database runs as. */
export const databaseFolder = (folder: string): string => {
  mkdirSync(folder, { mode: 0o700 })
  if (runner.kind === 'nobody') chownSync(folder, runner.owner.uid, runner.owner.gid)
  return folder
}

/** Runs one of PostgreSQL's programs to its end. Throws with what it said when it fails. */
export const runPostgres = (
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): string => {
  const [file, all] = command(runner, join(postgresBin(), program), args)
  const result = spawnSync(file, all, { encoding: 'utf8', cwd: '/', env: { PATH: process.env.PATH, ...env } })
  if (result.status === 0) return result.stdout
  throw new Error(`${program} failed: ${result.error?.message ?? `${result.stdout}\n${result.stderr}`}`)
}

/** A server on this machine that the test ends. */
export type Server = { stop(signal?: NodeJS.Signals): Promise<void> }

const serverOf = (file: string, args: readonly string[]): Server => {
  const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'], cwd: '/' })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  return {
    stop: async (signal = 'SIGINT') => {
      child.kill(signal)
      await ended
    },
  }
}

/** Starts `postgres` on a folder, listening on 127.0.0.1. */
export const startPostgres = (folder: string, port: number): Server => {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    log_min_messages: 'panic',
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [file, all] = command(runner, join(postgresBin(), 'postgres'), ['-D', folder, ...words])
  return serverOf(file, all)
}

/** Starts nginx with a configuration of its own. */
export const startNginx = (folder: string, configuration: string): Server =>
  serverOf('nginx', ['-p', folder, '-c', configuration, '-e', join(folder, 'error.log')])

/** Starts Varnish with a configuration of its own, listening on 127.0.0.1. */
export const startVarnish = (folder: string, configuration: string, port: number): Server =>
  serverOf(
    'varnishd',
    ['-F', '-n', folder, '-f', configuration].concat('-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'),
  )
