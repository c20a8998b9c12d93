import type { Operation } from '../kernel/operation.ts'
import { changeContext } from './change-context.ts'
import type { shopperContextContract } from './contract.ts'
import { lockContext, putContext } from './queries.ts'
import { noContext, requireOwnSession } from './require-own-session.ts'

/** Changes what is named and tells the whole. Problems: 400; 404 without one, also for another session. */
export const updateShopperContext = (async (ctx, { params, query, body }) => {
  const session = requireOwnSession(ctx, params.usid)
  const { siteId } = ctx.site
  return ctx.db.transaction(async (tx) => {
    const found = await tx.maybe(lockContext(siteId, session.usid, ctx.now))
    if (!found) throw noContext()
    const document = changeContext(found.document, body, query.evaluateContextWithClientIp ?? false)
    await tx.run(putContext(siteId, { ...session, document }, ctx.now))
    return document
  })
}) satisfies Operation<typeof shopperContextContract.updateShopperContext>
