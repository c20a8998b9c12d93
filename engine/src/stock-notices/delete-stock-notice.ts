import { knownShopper } from '../kernel/context.ts'
import { noContent, type Operation } from '../kernel/operation.ts'
import type { stockNoticesContract } from './contract.ts'
import { noNotice } from './problems.ts'
import { deleteNotice } from './queries.ts'

/** Ends one of the shopper's own notices. Problem: 404 for anybody else's. */
export const deleteStockNotice = (async (ctx, { params }) => {
  const owner = { siteId: ctx.site.siteId, customerId: knownShopper(ctx).customerId }
  if ((await ctx.db.run(deleteNotice(owner, params.noticeId))) === 0)
    throw noNotice('No notice with this id was found.')
  return noContent()
}) satisfies Operation<typeof stockNoticesContract.deleteStockNotice>
