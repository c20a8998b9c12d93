import { noContent, type Operation } from '../kernel/operation.ts'
import type { stockNoticesContract } from './contract.ts'
import { addressOfLink } from './notice-link.ts'
import { deleteNoticesOfAddress } from './queries.ts'

/** Ends all notices of the address that the link of a mail names; ended twice is ended. Problem: 404 for a link of no mail. */
export const endStockNotices = (async (ctx, { body }) => {
  await ctx.db.run(deleteNoticesOfAddress(ctx.site.siteId, addressOfLink(ctx, body.token)))
  return noContent()
}) satisfies Operation<typeof stockNoticesContract.endStockNotices>
