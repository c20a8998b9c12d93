import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type BackedUpTable, BackupFault, type Manifest, manifestFile } from './manifest.ts'
import { type RowDigest, rowDigest } from './row-digest.ts'
import { appliedMigrations, jobsVersion, readSequences, type Table, tablesToBackUp } from './tables.ts'
import { connectTo } from '../servers/connect-to.ts'

/**
 * Writes the database as it is at one instant into a folder that must not exist yet; the shop goes on meanwhile.
 * Throws BackupFault when the folder is there.
 */
export const writeBackup = async (databaseUrl: string, folder: string): Promise<Manifest> => {
  const place = resolve(folder)
  if (existsSync(place))
    throw new BackupFault(`${folder} is there already: a backup needs a folder of its own.`)
  const draft = `${place}.unfinished-${process.pid}`
  await mkdir(dirname(place), { recursive: true })
  await mkdir(draft, { mode: 0o700 })
  const client = new pg.Client({ ...connectTo(databaseUrl), application_name: 'lamina-backup' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const manifest = await writeTables(client, draft)
    await writeFlushed(join(draft, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
    await rename(draft, place)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

const writeTables = async (client: pg.Client, draft: string): Promise<Manifest> => {
  await client.query('begin isolation level repeatable read read only')
  const tables: BackedUpTable[] = []
  for (const table of await tablesToBackUp(client)) tables.push(await writeTable(client, table, draft))
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    jobs: await jobsVersion(client),
    tables,
    // Not part of the snapshot, and read last: a number that a kept row bears is never given again.
    sequences: await readSequences(client),
  }
  await client.query('commit')
  return manifest
}

const rowsOf = (client: pg.ClientBase, { name, columns }: Table) =>
  client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))

const writeTable = async (client: pg.ClientBase, table: Table, draft: string): Promise<BackedUpTable> => {
  const file = `${table.name.replaceAll(/[^\w.]/g, '_')}.copy.gz`
  const digest = rowDigest()
  await pipeline(
    rowsOf(client, table),
    digest.stream,
    createGzip({ level: 6 }),
    createWriteStream(join(draft, file), { mode: 0o600, flush: true }),
  )
  return { ...table, file, ...digest.result() }
}

/** What a table holds now, summed up. */
export const digestOf = async (client: pg.ClientBase, table: Table): Promise<RowDigest> => {
  const digest = rowDigest()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(rowsOf(client, table), digest.stream, nowhere)
  return digest.result()
}

const writeFlushed = async (path: string, text: string) => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}
