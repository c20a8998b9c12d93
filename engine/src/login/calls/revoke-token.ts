import type { Ctx } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { hashSecret } from '../../kernel/secret-hash.ts'
import { authenticateClient } from '../client.ts'
import type { loginContract } from '../contract.ts'
import { endSession, lockRefreshToken } from '../queries.ts'
import { verifyAccessToken } from '../tokens/access-token.ts'
import { keysOf } from '../tokens/keys.ts'

/** What a token stands for, whichever kind it is; undefined when it is worth nothing. */
export const verifyAnyToken = async (ctx: Ctx, token: string) => {
  try {
    return await verifyAccessToken(keysOf(ctx.secretKey).signing, ctx.site.organizationId, token, ctx.now)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

const sessionOf = async (ctx: Ctx, token: string, clientId: string) => {
  const access = await verifyAnyToken(ctx, token)
  if (access)
    return access.shopper.kind !== 'nobody' && access.shopper.clientId === clientId
      ? access.sessionId
      : undefined
  const refresh = await ctx.db.maybe(lockRefreshToken(ctx.site.siteId, hashSecret(token), ctx.now))
  return refresh?.clientId === clientId ? refresh.id : undefined
}

/** Ends the session of an access or refresh token of this client. Unknown tokens get the same answer. */
export const revokeToken = (async (ctx, { body, headers }) => {
  const client = authenticateClient(ctx.site, headers.authorization, body.client_id)
  const sessionId = await sessionOf(ctx, body.token, client.id)
  if (sessionId) await ctx.db.run(endSession(ctx.site.siteId, sessionId, ctx.now))
  return {}
}) satisfies Operation<typeof loginContract.revokeToken>
