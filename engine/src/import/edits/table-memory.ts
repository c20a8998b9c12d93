import type { Db } from '../../db/db.ts'
import { rowDigest } from './row-digest.ts'
import { selectEditedAmong, selectImportedRows, upsertImportedRows } from './queries.ts'

/** What tells one text of a cell from another. */
export const cellDigest = (text: string): string => rowDigest(text)

/** What tables have last said, by the keys of their cells: digests. */
export const cellsImported = async (
  db: Db,
  siteId: string,
  file: string,
  keys: readonly string[],
): Promise<Map<string, string>> => {
  const found = await db.query(selectImportedRows(siteId, file, keys))
  return new Map(found.map(({ key, digest }) => [key, digest]))
}

/** Remembers what a table says of some cells. */
export const rememberCells = async (
  tx: Db,
  siteId: string,
  file: string,
  cells: ReadonlyMap<string, string>,
): Promise<void> => {
  if (cells.size === 0) return
  await tx.run(upsertImportedRows(siteId, file, [...cells.keys()], [...cells.values()]))
}

/** Products that were changed by a call since a bundle last brought them. */
export const editedProducts = async (db: Db, siteId: string, ids: readonly string[]): Promise<string[]> =>
  (await db.query(selectEditedAmong(siteId, 'products', ids))).map(({ key }) => key)
