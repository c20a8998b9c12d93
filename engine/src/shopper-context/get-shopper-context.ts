import type { Operation } from '../kernel/operation.ts'
import type { shopperContextContract } from './contract.ts'
import { noContext, ownSession } from './own-session.ts'
import { selectContext } from './queries.ts'

/** What was said of this session. Problem: 404, also for another session. */
export const getShopperContext = (async (ctx, { params }) => {
  const { usid } = ownSession(ctx, params.usid)
  const found = await ctx.db.maybe(selectContext(ctx.site.siteId, usid, ctx.now))
  if (!found) throw noContext()
  return found.document
}) satisfies Operation<typeof shopperContextContract.getShopperContext>
