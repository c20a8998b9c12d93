import type pg from 'pg'
import type { Db } from '../db/db.ts'
import type { CheckedBundle } from './check-bundle.ts'
import { type Cell, copyRows } from './copy-rows.ts'

/** What loading needs: one transaction, as a handle and as the raw connection that COPY wants. */
export type Loading = {
  tx: Db
  client: pg.ClientBase
  bundle: CheckedBundle
  now: Date
  newCustomerId(): string
}

/** Empties a table of the site and fills it by COPY. */
export const replace = async (
  loading: Loading,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<Cell[][]>,
) => {
  await loading.client.query(`delete from ${table} where site_id = $1`, [loading.bundle.siteId])
  await copyRows(loading.client, table, columns, rows)
}
