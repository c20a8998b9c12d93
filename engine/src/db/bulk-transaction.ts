import pg from 'pg'
import { type CopyRows, copyRows } from './copy-rows.ts'
import { type Db, dbOverClient, requireCommitted } from './db.ts'
import { connectTo } from './servers/connect-to.ts'

/** A transaction on a connection of its own, with COPY beside statements. */
export type BulkTransaction = { tx: Db; copyRows: CopyRows }

const beginnings = {
  write: 'begin',
  /** All reads see the database as of one moment. */
  snapshot: 'begin transaction isolation level repeatable read read only',
}

/**
 * Runs `work` in one transaction on a connection of its own, which no statement time-out cuts: what is long, or copies
 * rows. Commits when `work` resolves, rolls back when `work` throws.
 */
export const withBulkTransaction = async <T>(
  options: { databaseUrl: string; applicationName: string; kind?: keyof typeof beginnings },
  work: (transaction: BulkTransaction) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({
    ...connectTo(options.databaseUrl),
    application_name: options.applicationName,
  })
  // The next statement tells of a lost connection; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  // Compiling one long statement takes longer than the compiled one saves; an engine without jit may refuse the setting.
  await client.query('set jit = off').catch(() => undefined)
  try {
    await client.query(beginnings[options.kind ?? 'write'])
    const result = await work({ tx: dbOverClient(client), copyRows: copyRows(client) })
    requireCommitted(await client.query('commit'))
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}
