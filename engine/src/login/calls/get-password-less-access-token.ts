import { findCredentials } from '../../customers/credentials/index.ts'
import type { Operation } from '../../kernel/operation.ts'
import { authenticateClient } from '../client.ts'
import type { loginContract } from '../contract.ts'
import { answersChallenge } from '../tokens/exchange-code.ts'
import { countTokenGuess } from '../limits/mail-limits.ts'
import { spendOneTimeToken } from '../tokens/one-time-token.ts'
import { openSession, readDoNotTrack } from '../sessions/open-session.ts'
import { previousShopper } from '../sessions/previous-shopper.ts'
import { invalidToken } from '../problems.ts'

/**
 * Tokens for a mailed link, or for a mailed code together with `login_id`. Once, within 15 minutes. Problems: 400
 * “invalid token”, 429.
 */
export const getPasswordLessAccessToken = (async (ctx, { body, headers }) => {
  const client = authenticateClient(ctx.site, headers.authorization, body.client_id)
  const guess = await countTokenGuess(ctx, 'sign-in', body.login_id)
  const named = body.login_id ? await findCredentials(ctx, body.login_id) : undefined
  const tokens = await ctx.db.transaction(async (tx) => {
    const token = await spendOneTimeToken(ctx, tx, {
      purpose: 'passwordless',
      clientId: client.id,
      secret: body.pwdless_login_token,
      customerId: named?.customer.id,
    })
    if (token.codeChallenge !== null && !answersChallenge(token.codeChallenge, body.code_verifier)) {
      throw invalidToken()
    }
    const { usid, guestId } = await previousShopper(
      ctx,
      body.usid ?? token.usid ?? undefined,
      token.customerId,
    )
    return openSession(ctx, tx, {
      sessionId: ctx.newId.uuid(),
      clientId: client.id,
      usid,
      customerId: token.customerId,
      guestId,
      registered: true,
      doNotTrack: readDoNotTrack(body.dnt),
      proof: { loginType: 'passwordless' },
    })
  })
  await guess.forgive()
  return tokens
}) satisfies Operation<typeof loginContract.getPasswordLessAccessToken>
