import type { MasterRow, ProductRow } from '../bundle/products.ts'
import type { Db } from '../db/db.ts'
import { productRow } from './bundle-rows.ts'
import { selectFamilies, selectParents, selectProducts } from './export-queries.ts'
import { productCells } from './product-cells.ts'
import { upsertProducts } from './queries.ts'

const parentsOf = async (db: Db, siteId: string) =>
  new Map((await db.query(selectParents(siteId))).map(({ id, parentId }) => [id, parentId]))

/** Masters with their variants behind them, or what stands alone, as the lines of a bundle that bring them; by their groups. */
export const loadFamilies = async (
  db: Db,
  siteId: string,
  groupIds: readonly string[],
): Promise<Map<string, ProductRow[]>> => {
  const parents = await parentsOf(db, siteId)
  const stored = await db.query(selectFamilies(siteId, groupIds))
  const rows = stored.map(({ product }) => productRow(product, parents) as ProductRow)
  return Map.groupBy(rows, (row) => (row.type === 'variant' ? row.masterId : row.id))
}

/** The same of one group. */
export const loadFamily = async (db: Db, siteId: string, groupId: string): Promise<ProductRow[]> =>
  (await loadFamilies(db, siteId, [groupId])).get(groupId) ?? []

/** Some products as the lines of a bundle that bring them, by their ids. */
export const loadProducts = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, ProductRow>> => {
  if (ids.length === 0) return new Map()
  const parents = await parentsOf(db, siteId)
  const stored = await db.query(selectProducts(siteId, ids))
  return new Map(stored.map(({ product }) => [product.id, productRow(product, parents) as ProductRow]))
}

/** Writes such lines into the place of those that are there. They are legal, and a variant's master is among them. */
export const writeFamily = async (tx: Db, siteId: string, rows: readonly ProductRow[]): Promise<void> => {
  const stored = await parentsOf(tx, siteId)
  const parents = new Map([...stored].map(([id, parentId]) => [id, parentId ?? undefined]))
  const masters = new Map<string, MasterRow>(
    rows.flatMap((row) => (row.type === 'master' ? [[row.id, row]] : [])),
  )
  await tx.run(upsertProducts(rows.map((row) => productCells(siteId, row, masters, parents))))
}
