import type { Db } from '../db/db.ts'
import { selectKnownIds } from './queries.ts'

/** Ids that rows of a bundle may name, by kind; of tax classes the country, and country and class (`NI exempt`). */
export type KnownIds = Record<IdKind, Set<string>>
export type IdKind =
  | 'taxClasses'
  | 'categories'
  | 'stores'
  | 'inventories'
  | 'products'
  | 'skus'
  | 'promotions'

export const noIds = (): KnownIds => ({
  taxClasses: new Set(),
  categories: new Set(),
  stores: new Set(),
  inventories: new Set(),
  products: new Set(),
  skus: new Set(),
  promotions: new Set(),
})

/** What the site already holds: the references of a bundle that brings only some of the files. */
export const idsInDatabase = async (db: Db, siteId: string): Promise<KnownIds> => {
  const known = noIds()
  for (const { kind, id } of await db.query(selectKnownIds(siteId))) known[kind].add(id)
  return known
}
