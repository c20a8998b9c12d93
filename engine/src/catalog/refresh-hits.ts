import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { Job } from '../kernel/outbox.ts'
import { refreshSearch } from '../search/index.ts'
import { raiseCatalogVersion } from '../sites/index.ts'
import { type HitsWith, selectGroupsWith } from './queries.ts'

/** Of more hits than these the search is written anew by a job. */
const mostAtOnce = 2_000
const batchSize = 500

const refreshHitsJob = 'catalog.refresh-hits'

const refresh = (tx: Db, siteId: string, groups: readonly { id: string }[]) =>
  refreshSearch(
    tx,
    siteId,
    groups.map(({ id }) => id),
  )

/**
 * Writes the search of the hits that have a value or lie in a category anew, within the transaction that changed what
 * these are called; where there are more than 2,000, by a job afterwards.
 */
export const refreshHits = async (
  ctx: Pick<AdminContext, 'outbox' | 'locale'>,
  tx: Db,
  siteId: string,
  having: HitsWith,
): Promise<void> => {
  const groups = await tx.query(selectGroupsWith(siteId, having, { most: mostAtOnce + 1 }))
  if (groups.length <= mostAtOnce) await refresh(tx, siteId, groups)
  else await ctx.outbox.send(tx, { name: refreshHitsJob, siteId, locale: ctx.locale, data: having })
}

/** The same for any number of hits, some hundred in a transaction. */
export const refreshManyHits: Job<HitsWith> = {
  name: refreshHitsJob,
  isMerchants: true,
  run: async ({ db, site: { siteId } }, having) => {
    for (let after = ''; ; ) {
      const groups = await db.query(selectGroupsWith(siteId, having, { after, most: batchSize }))
      const last = groups.at(-1)
      if (!last) break
      await db.transaction((tx) => refresh(tx, siteId, groups))
      after = last.id
    }
    await db.one(raiseCatalogVersion(siteId))
  },
}
