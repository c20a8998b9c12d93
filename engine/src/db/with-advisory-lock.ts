import pg from 'pg'
import { connectTo } from './servers/connect-to.ts'

/** Any number that nothing else of ours locks. */
const lockKey = 7_104_534

/**
 * Runs `work` while no other process of this database runs its own: what must happen once, such as the first import.
 * The lock goes with its connection, so a killed process leaves none behind.
 */
export const withAdvisoryLock = async <T>(databaseUrl: string, work: () => Promise<T>): Promise<T> => {
  const client = new pg.Client({ ...connectTo(databaseUrl), application_name: 'lamina-exclusive' })
  // A lost connection shows in `work`, which needs the same database; unheard it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    return await work()
  } finally {
    await client.end()
  }
}
