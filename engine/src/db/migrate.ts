import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { installJobs } from './install-jobs.ts'
import { connectTo } from './servers/connect-to.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** Any number: all processes of a shop take the same advisory lock while they migrate. */
const lockKey = 7_104_533

/**
 * Brings the database to the newest version: plain SQL files in name order, forward only, each in one transaction
 * together with its row in `migration`, so that a crash leaves either all of a file or nothing of it.
 * Given names, only those: the schema that a backup was made of; throws when this build does not have one of them.
 * Returns the names that were applied.
 */
export const migrate = async (url: string, only?: readonly string[]): Promise<string[]> => {
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null)',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map((row) => row.name))
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const unknown = only?.find((name) => !files.includes(name))
    if (unknown) throw new Error(`this program is too old: it has no migration ${unknown}`)
    const fresh = files.filter((name) => !applied.has(name) && (!only || only.includes(name)))
    for (const name of fresh) await apply(client, name)
    await installJobs(client)
    return fresh
  } finally {
    await client.end()
  }
}

/** A connection whose loss only the next query reports; without a listener its `error` event would end the process. */
const connect = async (url: string) => {
  const client = new pg.Client(connectTo(url))
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const apply = async (client: pg.Client, name: string) => {
  const text = await readFile(new URL(name, folder), 'utf8')
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migration (name, applied_at) values ($1, $2)', [name, new Date()])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** A short digest of all migrations of this build. */
export const migrationsDigest = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const name of (await readdir(folder)).sort())
    hash.update(name).update(await readFile(new URL(name, folder)))
  return hash.digest('hex').slice(0, 10)
}

/** Names of migrations that this build brings and the database lacks. */
export const pendingMigrations = async (url: string): Promise<string[]> => {
  const client = await connect(url)
  try {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const exists = await client.query<{ there: boolean }>(
      "select to_regclass('migration') is not null as there",
    )
    if (!exists.rows[0]?.there) return files
    const { rows } = await client.query<{ name: string }>('select name from migration')
    return files.filter((name) => !rows.some((row) => row.name === name))
  } finally {
    await client.end()
  }
}
