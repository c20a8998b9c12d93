import type { Db } from '../db/db.ts'
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
  insertGroups,
  insertVariants,
  insertWords,
  roomForSorts,
  updateGroupPrices,
  updateVariantPrices,
} from './rebuild-queries.ts'

/**
 * Writes everything the search reads anew from the catalogue's tables. Runs inside the transaction that changed them,
 * so shoppers see the old or the new catalogue and never a mixture.
 */
export const rebuildSearch = async (tx: Db, siteId: string): Promise<void> => {
  const steps = [
    deleteGroups(siteId),
    deleteVariants(siteId),
    deleteWords(siteId),
    dropPairs(),
    createPairs(siteId),
    createValues(siteId),
    createNames(siteId),
    analyzePairs(),
    insertVariants(siteId),
    insertGroups(siteId),
    insertWords(siteId),
  ]
  for (const setting of roomForSorts()) await tx.run(setting)
  for (const step of steps) await tx.run(step)
  await tx.run(analyzeSearch())
}

/**
 * Writes the prices that the search reads of some SKUs anew. Runs inside the transaction that changed them; its cost
 * follows the number of SKUs, not the size of the catalogue.
 */
export const refreshSearchPrices = async (tx: Db, siteId: string, skus: readonly string[]): Promise<void> => {
  await tx.run(updateVariantPrices(siteId, skus))
  await tx.run(updateGroupPrices(siteId, skus))
}
