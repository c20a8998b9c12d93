import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running server writes about itself into its data folder. */
export type PostmasterFile = {
  pid: number
  socketFolder: string
  status: 'starting' | 'stopping' | 'ready' | 'standby' | ''
}

/** Reads `postmaster.pid`; undefined when there is none or it is still being written. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
    const status = (lines[7] ?? '').trim() as PostmasterFile['status']
    return { pid, socketFolder: (lines[4] ?? '').trim(), status }
  } catch {
    return undefined
  }
}

/**
 * Puts our own pid where a stale file names a process that is alive but is no PostgreSQL (the pid was reused). The new
 * server ignores its parent's pid, and still sees from the rest of the file whether old backends use its memory:
 * deleting the file would blind that check.
 */
export function disarmPostmasterFile(cluster: string): void {
  const file = join(cluster, 'postmaster.pid')
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [String(process.pid), ...rest].join('\n'))
}
