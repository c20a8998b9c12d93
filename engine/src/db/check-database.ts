import pg from 'pg'
import { ConfigError } from '../environment.ts'

const oldestMajor = 15

/**
 * Proves that the database answers, is new enough and keeps text in UTF-8. Throws ConfigError about DATABASE_URL,
 * without repeating the URL, which may hold a password.
 */
export const checkDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // The connection may also break after a failed start; the failure is already being reported.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; encoding: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
    )
    const { version, encoding } = rows[0] ?? { version: '0', encoding: '' }
    const major = Math.floor(Number(version) / 10_000)
    if (major < oldestMajor)
      throw databaseProblem(`PostgreSQL ${oldestMajor} or newer is needed, this is ${major}.`)
    if (encoding !== 'UTF8') throw databaseProblem(`the database must be encoded in UTF8, not ${encoding}.`)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw databaseProblem(`the database cannot be used (${reasonOf(error as Error)}).`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const databaseProblem = (complaint: string) => new ConfigError('DATABASE_URL', complaint)

/** A refused connection to a name with several addresses is an AggregateError with an empty message. */
const reasonOf = (error: Error): string => {
  const first = error instanceof AggregateError ? (error.errors[0] as Error | undefined) : error
  return (first?.message || error.message || String(error)).replaceAll(/\s+/g, ' ')
}
