import type { Ctx } from '../../kernel/context.ts'
import type { Input } from '../../kernel/contract.ts'
import type { Operation } from '../../kernel/operation.ts'
import { authenticateClient, type Client, isPrivate } from '../client.ts'
import type { loginContract } from '../contract.ts'
import { invalidRequest, unsupportedGrant } from '../problems.ts'
import { openSession, readDoNotTrack } from '../sessions/open-session.ts'
import { continueGuest } from '../sessions/previous-shopper.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { exchangeCode } from '../tokens/exchange-code.ts'
import type { TokenResponse } from '../tokens/issue-tokens.ts'

type Contract = typeof loginContract.getAccessToken
type Request = Input<Contract>['body']
type Grant = (ctx: Ctx, client: Client, body: Request) => Promise<TokenResponse>

const requireParameter = (name: string, value: string | undefined): string => {
  if (!value) throw invalidRequest(`${name} is required.`)
  return value
}

const byCode: Grant = (ctx, client, body) =>
  exchangeCode(ctx, client, {
    code: requireParameter('code', body.code),
    codeVerifier: body.code_verifier,
    redirectUri: body.redirect_uri,
    dnt: body.dnt,
  })

const byRefreshToken: Grant = (ctx, client, body) =>
  refreshSession(ctx, client, requireParameter('refresh_token', body.refresh_token), body.dnt)

const byClientCredentials: Grant = async (ctx, client, body) => {
  if (!isPrivate(client)) throw unsupportedGrant('client_credentials is for private clients.')
  const { usid, guestId } = await continueGuest(ctx, body.usid)
  return ctx.db.transaction((tx) =>
    openSession(ctx, tx, {
      sessionId: ctx.newId.uuid(),
      clientId: client.id,
      usid,
      customerId: guestId,
      guestId,
      registered: false,
      doNotTrack: readDoNotTrack(body.dnt),
      proof: {},
    }),
  )
}

const grants = new Map<string, Grant>([
  ['authorization_code_pkce', byCode],
  ['authorization_code', byCode],
  ['refresh_token', byRefreshToken],
  ['client_credentials', byClientCredentials],
])

/** The ways to a token (contract 3.1): a code, a refresh token, or a private client's own word for a guest. */
export const getAccessToken = (async (ctx, { body, headers }) => {
  const client = authenticateClient(ctx.site, headers.authorization, body.client_id)
  const grant = grants.get(body.grant_type)
  if (!grant) throw unsupportedGrant('grant_type is not supported.')
  return grant(ctx, client, body)
}) satisfies Operation<Contract>
