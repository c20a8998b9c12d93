import pg from 'pg'
import { runningPostgres } from '../start/postgres/start-postgres.ts'
import { type ShopProcess, startBeside } from '../start/testing/shop-process.ts'

const listeners = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
  )
  return rows.map(({ pid }) => pid)
}

/** Another process of the shop, whose connections that listen are ended as a pooler would swallow what they hear. */
export const deafProcess = async (shop: ShopProcess, port: number) => {
  const url = runningPostgres(shop.dataDir)
  if (!url) throw new Error('the embedded PostgreSQL is not running')
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const known = await listeners(pool)
  const deaf = await startBeside(shop, port, url)
  const own = (await listeners(pool)).filter((pid) => !known.includes(pid))
  if (own.length === 0) throw new Error('the second process did not listen')
  for (const pid of own) await pool.query('select pg_terminate_backend($1)', [pid])
  await pool.end()
  return deaf
}
