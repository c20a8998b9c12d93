import type { Cell } from '../db/copy-rows.ts'
import type { BulkTransaction } from '../db/own-connection.ts'
import type { CheckedBundle } from './check-bundle.ts'
import { deleteRowsOfSite, type SiteTable } from './queries.ts'

/** What loading needs: one transaction, and COPY in it. */
export type Loading = BulkTransaction & {
  bundle: CheckedBundle
  now: Date
  newCustomerId(): string
}

/** Empties a table of the site and fills it by COPY. */
export const replace = async (
  loading: Loading,
  table: SiteTable,
  columns: readonly string[],
  rows: AsyncIterable<Cell[][]>,
) => {
  await loading.tx.run(deleteRowsOfSite[table](loading.bundle.siteId))
  await loading.copyRows(table, columns, rows)
}
