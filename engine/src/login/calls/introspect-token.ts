import type { Ctx } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { hashSecret } from '../../kernel/secret-hash.ts'
import { authenticatePrivateClient } from '../client.ts'
import type { loginContract } from '../contract.ts'
import { lockRefreshToken } from '../queries.ts'
import { authenticate } from '../tokens/authenticate.ts'
import { keysOf } from '../tokens/keys.ts'
import { verifyAnyToken } from './revoke-token.ts'

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const stillCounts = async (ctx: Ctx, token: string) => {
  try {
    await authenticate({ ...ctx, signingKey: keysOf(ctx.secretKey).signing, token })
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

const accessToken = async (ctx: Ctx, token: string) => {
  const known = await verifyAnyToken(ctx, token)
  if (!known || known.shopper.kind === 'nobody' || !(await stillCounts(ctx, token))) return undefined
  const { clientId, customerId } = known.shopper
  return {
    active: true,
    token_type: 'access_token' as const,
    client_id: clientId,
    sub: customerId,
    iat: known.issuedAt,
    exp: known.expiresAt,
  }
}

const refreshToken = async (ctx: Ctx, token: string) => {
  const row = await ctx.db.maybe(lockRefreshToken(ctx.site.siteId, hashSecret(token), ctx.now))
  if (!row?.alive || row.rotatedAt) return undefined
  return {
    active: true,
    token_type: 'refresh_token' as const,
    client_id: row.clientId,
    sub: row.customerId,
    iat: seconds(row.createdAt),
    exp: seconds(row.expiresAt),
  }
}

/** Tells a private client whether a token still counts, and whose it is. */
export const introspectToken = (async (ctx, { body, headers }) => {
  authenticatePrivateClient(ctx.site, headers.authorization)
  return (await accessToken(ctx, body.token)) ?? (await refreshToken(ctx, body.token)) ?? { active: false }
}) satisfies Operation<typeof loginContract.introspectToken>
