import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { runningPostgres } from '../../start/postgres/start-postgres.ts'
import { shopUnderTest } from './shops.ts'

/** Work on the database of the shop under test. */
const withDatabase = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
  const server = runningPostgres(shopUnderTest.dataDir)
  if (!server) throw new Error('the shop under test has no database here')
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** As if the last day of a quote's offer had been this one. */
export const lastDayOfQuote = (id: string, day: string) =>
  withDatabase((client) => client.query('update opportunity set valid_until = $1 where id = $2', [day, id]))

/**
 * Names of the tables of the shop under test that have this text in any row. Pictures come with the bundle, and written as
 * hexadecimal they have any few digits by chance.
 */
export const tablesWith = (text: string): Promise<string[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'image'`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rowCount } = await client.query(
        `select 1 from ${name} as found where found::text like $1 limit 1`,
        [`%${text}%`],
      )
      if (rowCount) found.push(name)
    }
    return found
  })

/** The logs of the shop under test, its own and its database's, by their names. */
const readLogs = async () => {
  const folder = shopUnderTest.dataDir
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  if (!logs.includes('shop.log'))
    throw new Error('the shop under test was not started by the runner: it has no log here')
  return Promise.all(logs.map(async (name) => ({ name, log: await readFile(join(folder, name), 'utf8') })))
}

/** Names of the logs of the shop under test, its own and its database's, that have this text. */
export const logsWith = async (text: string): Promise<string[]> =>
  (await readLogs()).filter(({ log }) => log.includes(text)).map(({ name }) => name)

/** Lines of the shop's own log that have this text. */
export const logLines = async (text: string): Promise<string[]> =>
  (await readLogs())
    .filter(({ name }) => name === 'shop.log')
    .flatMap(({ log }) => log.split('\n').filter((line) => line.includes(text)))

/** As if nobody had tried anything before. */
export const forgetAttempts = () => withDatabase((client) => client.query('delete from attempt'))

/** As if this person had shown their second factor so long ago that it counts no more. */
export const forgetProof = (email: string) =>
  withDatabase((client) =>
    client.query(
      `update staff_session set proven_at = proven_at - interval '11 minutes'
       where staff_id = (select id from staff_member where email = $1)`,
      [email],
    ),
  )
