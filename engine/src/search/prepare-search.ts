import type { Db } from '../db/db.ts'
import type { Site } from '../kernel/site.ts'
import { followCatalogue } from './inverted-index/catalogue-in-memory.ts'
import { learnStems } from './inverted-index/load-stems.ts'
import { synonymWords } from './synonyms.ts'

/**
 * Makes ready what searches of a new version of a site read, before anybody is shown it: the copy of the catalogue, from
 * that of its former version, and what the merchant's synonyms become.
 */
export const prepareSearch = async ({
  db,
  site,
  former,
}: {
  db: Db
  site: Site
  former: Site | undefined
}): Promise<void> => {
  await learnStems(db, synonymWords(site.synonyms))
  await followCatalogue(db, site, former)
}
