import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '../migrate.ts'
import { type BackedUpTable, BackupFault, type Manifest, readManifest } from './manifest.ts'
import { jobsVersion, tablesToBackUp } from './tables.ts'
import { digestOf } from './write-backup.ts'
import { connectTo } from '../servers/connect-to.ts'

/**
 * Fills a database that has no shop from a backup, reads every table back, and brings the schema up to this program.
 * All or nothing but for the empty tables. Throws BackupFault when the database has a shop, the backup is damaged, or
 * it needs another release.
 */
export const restoreBackup = async (databaseUrl: string, folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  const client = new pg.Client({ ...connectTo(databaseUrl), application_name: 'lamina-restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await requireEmpty(client)
    await migrate(databaseUrl, manifest.migrations)
    await requireSameJobs(client, manifest)
    await fill(client, folder, manifest)
  } finally {
    await client.end()
  }
  await migrate(databaseUrl)
  return manifest
}

const requireEmpty = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.site') is not null as there",
  )
  if (!rows[0]?.there) return
  const { rowCount } = await client.query('select 1 from site limit 1')
  if (rowCount) throw new BackupFault('The database has a shop. A backup goes into an empty one.')
}

const requireSameJobs = async (client: pg.ClientBase, { jobs }: Manifest) => {
  const ours = await jobsVersion(client)
  if (ours === jobs) return
  throw new BackupFault(
    `The backup keeps jobs of version ${jobs}, this program has ${ours}: restore with the release that made it, then upgrade.`,
  )
}

const fill = async (client: pg.Client, folder: string, manifest: Manifest) => {
  await client.query('begin')
  try {
    // Rows that are put back are no news to the merchant's other systems.
    await client.query("set local lamina.events = 'off'")
    // Nor are they edits: the tables of edits come with the backup.
    await client.query("set local lamina.import = 'on'")
    const ours = new Set((await tablesToBackUp(client)).map(({ name }) => name))
    const unknown = manifest.tables.find(({ name }) => !ours.has(name))
    if (unknown)
      throw new BackupFault(`The backup has a table that its migrations do not make: ${unknown.name}.`)
    const names = manifest.tables.map(({ name }) => name)
    await client.query(`truncate ${names.join(', ')} cascade`)
    for (const table of manifest.tables) await fillTable(client, folder, table)
    for (const table of manifest.tables) await requireEqual(client, table)
    for (const [name, last] of Object.entries(manifest.sequences)) {
      await client.query('select setval($1, $2)', [name, last])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const fillTable = async (client: pg.ClientBase, folder: string, { name, columns, file }: BackedUpTable) => {
  try {
    await pipeline(
      createReadStream(join(folder, file)),
      createGunzip(),
      client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)),
    )
  } catch (error) {
    throw new BackupFault(`The backup is damaged: ${file} (${(error as Error).message}).`)
  }
}

const requireEqual = async (client: pg.ClientBase, table: BackedUpTable) => {
  const { rows, sum } = await digestOf(client, table)
  if (rows === table.rows && sum === table.sum) return
  throw new BackupFault(
    `The backup is damaged: ${table.name} has ${rows} rows that do not match its ${table.rows}.`,
  )
}
