import { createHash, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../kernel/context.ts'
import { hashSecret } from '../../kernel/secret-hash.ts'
import type { Client } from '../client.ts'
import { invalidGrant } from '../problems.ts'
import { type CodeRow, endSession, selectSessionOfCode, useCode } from '../queries.ts'
import { openSession, readDoNotTrack } from '../sessions/open-session.ts'
import type { TokenResponse } from './issue-tokens.ts'

export type CodeExchange = {
  code: string
  codeVerifier: string | undefined
  redirectUri: string | typeof bridgeRedirect | undefined
  dnt: string | undefined
}

/** The subject of the tokens. */
type TokenSubjectRow = Pick<CodeRow, 'usid' | 'customerId' | 'guestId' | 'registered' | 'proof'>

/** In place of a redirect: a bridge names none, its code is bound by the verifier alone. */
export const bridgeRedirect = Symbol('bridged')

/** Whether a verifier is the one of the challenge (S256). */
export const answersChallenge = (challenge: string, verifier: string | undefined) => {
  if (!verifier) return false
  const actual = createHash('sha256').update(verifier).digest('base64url')
  return actual.length === challenge.length && timingSafeEqual(Buffer.from(actual), Buffer.from(challenge))
}

const refusal = (row: CodeRow | undefined, exchange: CodeExchange) => {
  if (!row) return 'The authorization code is invalid, used or expired.'
  if (exchange.redirectUri !== bridgeRedirect && row.redirectUri !== exchange.redirectUri)
    return 'redirect_uri differs from the one of the authorization.'
  // A code bound to a challenge is worth nothing without the verifier, whatever grant is named.
  if (exchange.redirectUri === bridgeRedirect && row.codeChallenge === null)
    return 'The code has no code_challenge.'
  if (row.codeChallenge !== null && !answersChallenge(row.codeChallenge, exchange.codeVerifier)) {
    return 'code_verifier does not match the code_challenge.'
  }
  return undefined
}

/**
 * A code for tokens, once. A failed exchange spends the code; using it again ends the session it led to, since one
 * of the two holders is a thief. `bearer` takes the place of the one the code was made for. Problem: 400 invalid_grant.
 */
export const exchangeCode = async (
  ctx: Ctx,
  client: Client,
  exchange: CodeExchange,
  subject?: TokenSubjectRow,
): Promise<TokenResponse> => {
  const { siteId } = ctx.site
  const hash = hashSecret(exchange.code)
  const sessionId = ctx.newId.uuid()
  const outcome = await ctx.db.transaction(async (tx) => {
    const row = await tx.maybe(useCode(siteId, hash, client.id, sessionId, ctx.now))
    const refused = refusal(row, exchange)
    if (refused !== undefined || !row) return { refused }
    const { usid, customerId, guestId, registered, proof } = subject ?? row
    const tokens = await openSession(ctx, tx, {
      sessionId,
      clientId: client.id,
      usid,
      customerId,
      guestId,
      registered,
      doNotTrack: readDoNotTrack(exchange.dnt),
      proof,
    })
    return { tokens }
  })
  if (outcome.tokens) return outcome.tokens
  await endSessionOf(ctx, hash)
  throw invalidGrant(outcome.refused ?? 'The authorization code is invalid.')
}

const endSessionOf = async (ctx: Ctx, codeHash: string) => {
  const used = await ctx.db.maybe(selectSessionOfCode(ctx.site.siteId, codeHash))
  if (used) await ctx.db.run(endSession(ctx.site.siteId, used.sessionId, ctx.now))
}
