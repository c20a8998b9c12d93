import pg from 'pg'
import { ConfigError } from '../environment.ts'
import { connectTo } from './servers/connect-to.ts'

const oldestMajor = 15

/**
 * Proves that the database answers, is new enough, keeps text in UTF-8 and gives each connection a session of its own. Throws ConfigError about DATABASE_URL,
 * without repeating the URL, which may hold a password.
 */
export const checkDatabase = async (url: string): Promise<void> => {
  const [client, other] = [connectionFor(url), connectionFor(url)] as const
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
    await other.connect()
    if (await sharesSessions(client, other))
      throw databaseProblem(
        'a pooler hands sessions round (PgBouncer’s pool_mode = transaction); the shop listens, locks and prepares statements in them: use pool_mode = session, or the server’s own port.',
      )
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw databaseProblem(`the database cannot be used (${reasonOf(error as Error)}).`)
  } finally {
    await Promise.allSettled([client.end(), other.end()])
  }
}

const connectionFor = (url: string): pg.Client => {
  const client = new pg.Client({ ...connectTo(url), connectionTimeoutMillis: 5_000 })
  // The connection may also break after a failed start; the failure is already being reported.
  client.on('error', () => undefined)
  return client
}

/** Whether two connections that are open are served by one session, or one of them by several. */
const sharesSessions = async (one: pg.Client, other: pg.Client): Promise<boolean> => {
  const pidOf = async (client: pg.Client) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  const [first, second, again] = [await pidOf(one), await pidOf(other), await pidOf(one)]
  return first === second || first !== again
}

const databaseProblem = (complaint: string) => new ConfigError('DATABASE_URL', complaint)

/** A refused connection to a name with several addresses is an AggregateError with an empty message. */
const reasonOf = (error: Error): string => {
  const first = error instanceof AggregateError ? (error.errors[0] as Error | undefined) : error
  return (first?.message || error.message || String(error)).replaceAll(/\s+/g, ' ')
}
