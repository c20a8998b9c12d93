import type { Db } from '../db/db.ts'
import type { Statement } from '../db/sql.ts'
import {
  analyzePairs,
  analyzeSearch,
  createNames,
  createPairs,
  createValues,
  deleteGroups,
  deleteVariants,
  deleteWords,
  dropPairs,
  type Groups,
  insertGroups,
  insertVariants,
  insertWords,
  markAllChanged,
  markChanged,
  markChangedOf,
  roomForSorts,
  updatePrices,
} from './rebuild-queries.ts'

/** What follows from the catalogue's tables, of all hits or of some. */
const writeHits = (siteId: string, groups?: Groups) => [
  dropPairs(),
  createPairs(siteId, groups),
  createValues(siteId),
  createNames(siteId, groups),
  analyzePairs(),
  insertVariants(siteId, groups),
  insertGroups(siteId, groups),
  insertWords(siteId, groups),
]

/**
 * Writes everything the search reads anew from the catalogue's tables. Runs inside the transaction that changed them,
 * so shoppers see the old or the new catalogue and never a mixture.
 */
export const rebuildSearch = async (tx: Db, siteId: string): Promise<void> => {
  const steps = [
    deleteGroups(siteId),
    deleteVariants(siteId),
    deleteWords(siteId),
    ...writeHits(siteId),
    markAllChanged(siteId),
  ]
  for (const setting of roomForSorts()) await tx.run(setting)
  for (const step of steps) await tx.run(step)
  await tx.run(analyzeSearch())
}

/**
 * Writes what the search reads of some hits (masters, items, sets, bundles) anew, and takes out those that are gone.
 * Runs inside the transaction that changed them; its cost follows their number, not the size of the catalogue. Hits are marked
 * first: who else writes one of them waits until the commit, and then reads what was committed. Words
 * that nothing has any more stay until the next whole rebuild: they can be proposed and find nothing.
 */
export const refreshSearch = async (tx: Db, siteId: string, groups: readonly string[]): Promise<void> => {
  const steps = [
    markChanged(siteId, groups),
    deleteGroups(siteId, groups),
    deleteVariants(siteId, groups),
    ...writeHits(siteId, groups),
  ]
  for (const step of steps) await tx.run(step)
}

/**
 * Write the prices that the search reads of some SKUs anew, and the ranges of their hits, which are marked first likewise. For
 * the transaction that changed them; their cost follows the number of SKUs, not the size of the catalogue.
 */
export const refreshedSearchPrices = (siteId: string, skus: readonly string[]): Statement<unknown>[] => [
  markChangedOf(siteId, skus),
  updatePrices(siteId, skus),
]
