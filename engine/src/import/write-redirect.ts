import type { RedirectRow } from '../bundle/redirects.ts'
import type { Db } from '../db/db.ts'
import { upsertRedirect } from './queries.ts'

/** Writes one redirect of the bundle over the one that is there. */
export const writeRedirect = async (tx: Db, siteId: string, row: RedirectRow): Promise<void> => {
  await tx.run(upsertRedirect(siteId, row))
}
