import { countAttempt } from '../../attempts/index.ts'
import { findCredentials } from '../../customers/credentials/index.ts'
import { verifyPassword } from '../../kernel/password-hash.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { basicCredentials } from '../tokens/basic-credentials.ts'
import { clientOf } from '../client.ts'
import type { loginContract } from '../contract.ts'
import { redirectWithCode, requireChallenge } from '../tokens/issue-code.ts'
import { countLogin, rememberAddress } from '../limits/login-limits.ts'
import { previousShopper } from '../sessions/previous-shopper.ts'
import { repeatedLogin, wrongCredentials } from '../problems.ts'
import { checkRedirectUri } from '../identity/redirect-uri.ts'

/**
 * Signs a customer in with name and password: 303 with a code (contract 3.1, way 3). Unknown names, accounts without
 * a password and wrong passwords get the same answer after the same work. The same form sent twice within a second
 * answers 409 the second time.
 */
export const authenticateCustomer = (async (ctx, { body, headers }) => {
  const client = clientOf(ctx.site, body.client_id)
  checkRedirectUri(client, body.redirect_uri, ctx.publicOrigin)
  requireChallenge(client, body.code_challenge)
  const credentials = basicCredentials(headers.authorization)
  if (!credentials) throw wrongCredentials('Unauthorized: no credentials were sent.')
  const customer = await customerBy(ctx, credentials)
  await refuseRepeat(ctx, customer.id, body.code_challenge ?? body.usid)
  const { usid, guestId } = await previousShopper(ctx, body.usid, customer.id)
  return redirectWithCode(
    ctx,
    {
      clientId: client.id,
      codeChallenge: body.code_challenge ?? null,
      redirectUri: body.redirect_uri,
      usid,
      customerId: customer.id,
      guestId,
      registered: true,
      proof: { loginType: 'password' },
    },
    body,
  )
}) satisfies Operation<typeof loginContract.authenticateCustomer>

const longestPassword = 1_024

const customerBy = async (ctx: Ctx, { name, password }: { name: string; password: string }) => {
  const attempt = await countLogin(ctx, name)
  const found = await findCredentials(ctx, name)
  const right = await verifyPassword(found?.passwordHash, password.slice(0, longestPassword))
  if (!found || !right) throw wrongCredentials('Unauthorized: wrong user name or password.')
  await rememberAddress(ctx, name, attempt)
  return found.customer
}

const refuseRepeat = async (ctx: Ctx, customerId: string, form: string | undefined) => {
  const key = `login form ${customerId} ${form ?? ''}`
  try {
    await countAttempt({ ...ctx, rateLimits: true }, [{ key, most: 1, seconds: 1 }])
  } catch (error) {
    if (error instanceof Problem) throw repeatedLogin('The same login was sent twice within a second.')
    throw error
  }
}
