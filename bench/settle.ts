import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { runningPostgres } from '../start/postgres/start-postgres.ts'
import { processorTime } from './processor-time.ts'

const secondMs = 1_000
/** Shop and database have nothing to do: a twentieth of a processor for what they look after by themselves. */
const restingMs = 50
const mostSeconds = 120

/**
 * Does at once what the database does by and by after an import, and waits until jobs have ended: else whoever asks next is told to
 * cost it.
 */
export const settle = async (dataDir: string, servers: readonly (number | undefined)[]): Promise<void> => {
  const client = new pg.Client({ connectionString: runningPostgres(dataDir) })
  await client.connect()
  await client.query('vacuum (analyze)')
  await client.query('checkpoint')
  await client.end()
  for (let second = 0; second < mostSeconds; second++) {
    const before = processorTime(servers)
    await pause(secondMs)
    if (processorTime(servers) - before < restingMs) return
  }
}
