import { knownShopper } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import type { stockNoticesContract } from './contract.ts'
import { noticeView } from './notice-view.ts'
import { selectNotices } from './queries.ts'

/** What the shopper of the token waits for, of one product or of all; latest first. Problems: none of its own. */
export const getStockNotices = (async (ctx, { query }) => {
  const owner = { siteId: ctx.site.siteId, customerId: knownShopper(ctx).customerId }
  const notices = await ctx.db.query(selectNotices(owner, query.productId ?? null))
  return { data: notices.map(noticeView), total: notices.length }
}) satisfies Operation<typeof stockNoticesContract.getStockNotices>
