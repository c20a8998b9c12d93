import { type Operation, Reply } from '../kernel/operation.ts'
import { changeContext } from './change-context.ts'
import type { shopperContextContract } from './contract.ts'
import { deleteOldContexts, putContext } from './queries.ts'
import { requireOwnSession } from './require-own-session.ts'

/** Replaces the whole context: 201 the first time, else 200, without a body. Problems: 400; 404 for another session. */
export const createShopperContext = (async (ctx, { params, query, body }) => {
  const session = requireOwnSession(ctx, params.usid)
  const document = changeContext({}, body, query.evaluateContextWithClientIp ?? false)
  const { siteId } = ctx.site
  await ctx.db.run(deleteOldContexts(siteId, ctx.now))
  const { isNew } = await ctx.db.one(putContext(siteId, { ...session, document }, ctx.now))
  return new Reply<undefined>(isNew ? 201 : 200)
}) satisfies Operation<typeof shopperContextContract.createShopperContext>
