import { chmodSync, chownSync, lstatSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Runner } from './runner.ts'

/** PostgreSQL refuses a socket path of more than 107 bytes; macOS allows 103. */
const longestFolder = 80

/**
 * The folder of the server's unix socket: short, private (0700), and the same one at every start, because its name is
 * kept in DATA_DIR. DATA_DIR itself will not do: its path may be too long or lie on a disk that knows no sockets.
 */
export function socketFolder(dataDir: string, runner: Runner): string {
  const record = join(dataDir, 'postgres-socket')
  const known = readRecord(record)
  if (known && isOurs(known, runner)) return known
  const base = tmpdir().length <= longestFolder ? tmpdir() : '/tmp'
  const folder = mkdtempSync(join(base, 'lamina-'))
  chmodSync(folder, 0o700)
  if (runner.kind === 'nobody') chownSync(folder, runner.owner.uid, runner.owner.gid)
  writeFileSync(record, `${folder}\n`)
  return folder
}

function readRecord(record: string): string | undefined {
  try {
    return readFileSync(record, 'utf8').trim()
  } catch {
    return undefined
  }
}

function isOurs(folder: string, runner: Runner): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  return (
    stat !== undefined && stat.isDirectory() && stat.uid === runner.owner.uid && (stat.mode & 0o077) === 0
  )
}
