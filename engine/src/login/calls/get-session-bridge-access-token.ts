import { findCustomer, normalLogin } from '../../customers/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import { authenticateClient } from '../client.ts'
import type { loginContract } from '../contract.ts'
import { invalidGrant, unsupportedGrant } from '../problems.ts'
import { selectSessionOfUsid } from '../queries.ts'
import { openBridge } from '../sessions/bridge-cookie.ts'
import type { Session } from '../sessions/session.ts'
import { bridgeRedirect, exchangeCode } from '../tokens/exchange-code.ts'

/** The session that a cookie stands for, as it is now. Problem: 400 once it is over or somebody else's. */
const bridgedSession = async (
  ctx: Ctx,
  cookie: string | undefined,
  login: string | undefined,
): Promise<Session> => {
  const bridge = openBridge(ctx, cookie)
  const session = bridge && (await ctx.db.maybe(selectSessionOfUsid(ctx.site.siteId, bridge.usid)))
  const over = !session || session.endedAt !== null || session.expiresAt <= ctx.now
  if (over || session.customerId !== bridge?.customerId) throw invalidGrant('The bridged session is over.')
  if (session.registered) {
    const customer = await findCustomer(ctx, session.customerId)
    if (!customer || !login || customer.login !== normalLogin(login)) {
      throw invalidGrant('login_id is not the one of the bridged session.')
    }
  }
  return session
}

/**
 * Tokens for the session of a page beside ours (contract 3): the cookie tells whose, the code and its verifier that
 * this client asks. A customer's cookie needs their login too. Problems: 400 invalid_grant, unsupported_grant_type.
 */
export const getSessionBridgeAccessToken = (async (ctx, { body, headers }) => {
  const client = authenticateClient(ctx.site, headers.authorization, body.client_id)
  if (body.grant_type !== 'session_bridge') throw unsupportedGrant('grant_type must be session_bridge.')
  const session = await bridgedSession(ctx, body.dwsrst ?? body.dwsgst ?? body.dwsid, body.login_id)
  const { code, code_verifier: codeVerifier, dnt } = body
  return exchangeCode(ctx, client, { code, codeVerifier, redirectUri: bridgeRedirect, dnt }, session)
}) satisfies Operation<typeof loginContract.getSessionBridgeAccessToken>
