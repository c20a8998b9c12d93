import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../postgres/start-postgres.ts'

/** What keeps data through a loss of power: a server that ends with its tests writes nothing down for that. */
const durability = ['fsync', 'synchronous_commit', 'full_page_writes']

const forgoDurability = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of durability) await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

/**
 * The PostgreSQL that a test run speaks to: the one TEST_DATABASE_URL names, else an embedded one of its own that
 * ends with the run. Tests make databases in it through engine/src/db/testing.ts.
 */
export default async () => {
  if (process.env.TEST_DATABASE_URL) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'lamina-test-'))
  const server = await startPostgres({ dataDir, log: () => {} })
  await forgoDurability(server.url)
  process.env.LAMINA_TEST_SERVER = server.url
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
