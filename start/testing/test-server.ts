import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres/start-postgres.ts'

/**
 * The PostgreSQL that a test run speaks to: the one TEST_DATABASE_URL names, else an embedded one of its own that
 * ends with the run. Tests make databases in it through engine/src/db/testing.ts.
 */
export default async () => {
  if (process.env.TEST_DATABASE_URL) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'lamina-test-'))
  const server = await startPostgres({ dataDir, log: () => {} })
  process.env.LAMINA_TEST_SERVER = server.url
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
