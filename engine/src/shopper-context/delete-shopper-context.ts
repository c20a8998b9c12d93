import { noContent, type Operation } from '../kernel/operation.ts'
import type { shopperContextContract } from './contract.ts'
import { deleteContext } from './queries.ts'
import { noContext, requireOwnSession } from './require-own-session.ts'

/** Forgets what was said. Problem: 404 without one, also for another session. */
export const deleteShopperContext = (async (ctx, { params }) => {
  const { usid } = requireOwnSession(ctx, params.usid)
  const gone = await ctx.db.maybe(deleteContext(ctx.site.siteId, usid, ctx.now))
  if (!gone?.isLive) throw noContext()
  return noContent()
}) satisfies Operation<typeof shopperContextContract.deleteShopperContext>
