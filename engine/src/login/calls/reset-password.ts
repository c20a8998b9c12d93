import { setPassword } from '../../customers/credentials/index.ts'
import { normalLogin } from '../../customers/index.ts'
import { Reply, type Operation } from '../../kernel/operation.ts'
import { authenticateClient } from '../client.ts'
import type { loginContract } from '../contract.ts'
import { answersChallenge } from '../tokens/exchange-code.ts'
import { forgetLogins } from '../limits/login-limits.ts'
import { countTokenGuess } from '../limits/mail-limits.ts'
import { spendOneTimeToken } from '../tokens/one-time-token.ts'
import { invalidToken } from '../problems.ts'

/**
 * Sets a new password by a mailed token [S7.012], once, within 15 minutes. All sessions end and the owner is told. A
 * password that breaks the rules leaves the token as it is.
 */
export const resetPassword = (async (ctx, { body, headers }) => {
  const client = authenticateClient(ctx.site, headers.authorization, body.client_id)
  const guess = await countTokenGuess(ctx, 'password reset', undefined)
  const customer = await ctx.db.transaction(async (tx) => {
    const token = await spendOneTimeToken(ctx, tx, {
      purpose: 'password_reset',
      clientId: client.id,
      secret: body.pwd_action_token,
    })
    if (token.codeChallenge !== null && !answersChallenge(token.codeChallenge, body.code_verifier)) {
      throw invalidToken()
    }
    const owner = await setPassword(ctx, tx, token.customerId, body.new_password)
    const named = body.user_id === undefined ? undefined : normalLogin(body.user_id)
    const names = owner && [normalLogin(owner.login), normalLogin(owner.email)]
    if (!owner || (named !== undefined && !names?.includes(named))) throw invalidToken()
    return owner
  })
  await guess.forgive()
  await forgetLogins(ctx, customer.login)
  return new Reply<undefined>(200)
}) satisfies Operation<typeof loginContract.resetPassword>
