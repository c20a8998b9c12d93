import type { Db } from '../db/db.ts'
import {
  analyzePairs,
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
  // Sorts and joins over the whole catalogue, in this transaction alone: in memory rather than in files, and what reads
  // every name by two at once.
  await tx.executeSql("set local work_mem = '64MB'")
  await tx.executeSql('set local max_parallel_workers_per_gather = 1')
  for (const step of steps) await tx.run(step)
  await tx.executeSql('analyze search_group, search_variant, search_word')
}
