import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../start/postgres/start-postgres.ts'
import { processorTime } from './processor-time.ts'

/** Seconds, and processor time of the database in seconds, to copy so many rows. */
export type PlainCopy = { rows: number; seconds: number; databaseSeconds: number }

/**
 * The least that an import can cost: what it wrote, in tables with the same columns and indexes, brought in once more by one
 * plain COPY each from files of PostgreSQL's own form. Nothing is read, checked or derived.
 */
export const plainCopy = async (dataDir: string, work: string): Promise<PlainCopy> => {
  const postgres = await startPostgres({ dataDir, log: () => undefined })
  const client = new pg.Client({ connectionString: postgres.url })
  const folder = mkdtempSync(join(work, 'copy-'))
  // The server may be another user.
  for (const path of [work, folder]) chmodSync(path, 0o777)
  try {
    await client.connect()
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 1000`,
    )
    await client.query('create schema plain')
    for (const { name } of tables) {
      await client.query(`copy public.${name} to '${join(folder, name)}'`)
      await client.query(`create table plain.${name} (like public.${name} including all)`)
    }
    await client.query('checkpoint')
    const [began, before] = [performance.now(), processorTime([postgres.pid])]
    let rows = 0
    await client.query('begin')
    for (const { name } of tables) {
      const { rowCount } = await client.query(`copy plain.${name} from '${join(folder, name)}'`)
      rows += rowCount ?? 0
    }
    await client.query('commit')
    const seconds = (performance.now() - began) / 1000
    const databaseSeconds = (processorTime([postgres.pid]) - before) / 1000
    await client.query('drop schema plain cascade')
    return { rows, seconds, databaseSeconds }
  } finally {
    await client.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
