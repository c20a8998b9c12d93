import { Client } from 'pg'
import { runningPostgres } from '../../start/postgres/start-postgres.ts'

/** Names of the tables of the shop under test that have this text in any row. */
export const tablesWith = async (text: string): Promise<string[]> => {
  const server = runningPostgres(process.env.E2E_DATA_DIR ?? '')
  if (!server) throw new Error('the shop under test has no database here')
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
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
  } finally {
    await client.end()
  }
}
