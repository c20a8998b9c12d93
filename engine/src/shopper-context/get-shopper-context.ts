import type { Operation } from '../kernel/operation.ts'
import type { shopperContextContract } from './contract.ts'
import { selectContext } from './queries.ts'
import { noContext, requireOwnSession } from './require-own-session.ts'

/** What was said of this session. Problem: 404, also for another session. */
export const getShopperContext = (async (ctx, { params }) => {
  const { usid } = requireOwnSession(ctx, params.usid)
  const found = await ctx.db.maybe(selectContext(ctx.site.siteId, usid, ctx.now))
  if (!found) throw noContext()
  return found.document
}) satisfies Operation<typeof shopperContextContract.getShopperContext>
