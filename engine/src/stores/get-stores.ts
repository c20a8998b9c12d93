import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import type { storeContract } from './contract.ts'
import { selectStores } from './queries.ts'
import { storeView } from './view.ts'

/** Stores by id; unknown ones are missing, `data` is absent when none is known. */
export const getStores: Operation<typeof storeContract.getStores> = async (ctx, { query }) => {
  const rows = await ctx.db.query(selectStores(ctx.site.siteId, csv(query.ids).slice(0, 200)))
  const data = rows.map(({ record }) => storeView(ctx, record))
  return { limit: data.length, total: data.length, ...(data.length > 0 ? { data } : {}) }
}
