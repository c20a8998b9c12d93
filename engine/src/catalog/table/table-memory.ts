import { changedMembers } from '../../audit/index.ts'
import { cellDigest, cellsImported, editedProducts } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { columns } from './columns.ts'

/** What a table is said to be by what remembers it. */
export const tableFile = 'product-table'
/** What the log calls a change by a table. */
export const tableOperation = 'importProducts'

export const cellKey = (id: string, column: string) => `${id} ${column}`

/** What becomes of a cell that says something else than the product. */
type Verdict = 'taken' | 'kept' | 'conflict'

export type TableMemory = {
  /** Of a cell of a product: as it stands here, and as the table has it. */
  verdictOf(id: string, column: string, texts: { here: string; there: string }): Verdict
}

/**
 * What tables have said before of some products, and what was entered here since. A cell that no table has said yet was entered
 * here where a call has changed that member since the last bundle.
 */
export const openMemory = async (ctx: AdminContext, ids: readonly string[]): Promise<TableMemory> => {
  const { db, site } = ctx
  const keys = ids.flatMap((id) => [...columns.keys()].map((column) => cellKey(id, column)))
  const imported = await cellsImported(db, site.siteId, tableFile, keys)
  const edited = await editedProducts(db, site.siteId, ids)
  const paths = [...columns.values()].map(({ path }) => path)
  const entered = new Set(
    (
      await changedMembers(db, site.siteId, { kind: 'product', ids: edited, paths, except: tableOperation })
    ).map(({ id, path }) => cellKey(id, path)),
  )
  return {
    verdictOf(id, column, { here, there }) {
      const last = imported.get(cellKey(id, column))
      if (last === undefined)
        return entered.has(cellKey(id, columns.get(column)?.path ?? column)) ? 'conflict' : 'taken'
      if (cellDigest(here) === last) return 'taken'
      return cellDigest(there) === last ? 'kept' : 'conflict'
    },
  }
}
