import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { command } from './runner.ts'
import { serverEnvironment } from './server-environment.ts'
import type { Runner } from './runner.ts'

/**
 * Settings for a small machine that also runs the shop; written to postgresql.conf, where an operator may change them.
 */
const settings = {
  shared_buffers: '128MB',
  max_connections: '60',
  effective_cache_size: '512MB',
  // A large import fits between two checkpoints: each would have its pages written whole once more.
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  unix_socket_permissions: '0700',
}

/**
 * Makes a new database cluster with the empty database `lamina`. The cluster is built beside its final place and moved
 * there when complete, so a start that is killed half way leaves nothing that the next one could take for a cluster.
 */
export function createCluster(native: string, runner: Runner, cluster: string): void {
  removeUnfinished(cluster)
  const draft = `${cluster}.unfinished-${process.pid}`
  mkdirSync(draft, { mode: 0o700 })
  chmodSync(draft, 0o700)
  if (runner.kind === 'nobody') chownSync(draft, runner.owner.uid, runner.owner.gid)
  const places = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const access = ['--username=lamina', '--auth-local=trust', '--auth-host=reject', '--data-checksums']
  const tuned = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  run(native, runner, 'initdb', ['-D', draft, ...places, ...access, ...tuned])
  run(native, runner, 'postgres', ['--single', '-D', draft, 'postgres'], 'create database lamina\n')
  renameSync(draft, cluster)
}

function removeUnfinished(cluster: string): void {
  const folder = join(cluster, '..')
  for (const name of readdirSync(folder)) {
    if (name.startsWith('postgres.unfinished-')) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function run(native: string, runner: Runner, program: string, args: string[], input = ''): void {
  const [file, all] = command(runner, join(native, 'bin', program), args)
  const result = spawnSync(file, all, {
    input,
    encoding: 'utf8',
    cwd: '/',
    env: serverEnvironment(),
  })
  if (result.status !== 0) {
    throw new Error(
      `${program} failed: ${result.error?.message ?? `${result.stdout}\n${result.stderr}`.trim()}`,
    )
  }
}
