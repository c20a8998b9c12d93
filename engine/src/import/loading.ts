import type { BulkTransaction } from '../db/bulk-transaction.ts'
import type { Cell } from '../db/copy-rows.ts'
import type { CheckedBundle } from './check-bundle.ts'
import { deleteRowsOfSite, type SiteTable } from './queries.ts'

/** What loading needs: one transaction, and COPY in it. */
export type Loading = BulkTransaction & {
  bundle: CheckedBundle
  now: Date
  /** The counts of `inventory.csv` take the place of what the shop holds, not only where it holds none. */
  replaceStock: boolean
  newCustomerId(): string
  /** Of the file that is being loaded: each row's key and the digest of its line. */
  digests: Map<string, string>
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
