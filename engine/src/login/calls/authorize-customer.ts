import type { Operation } from '../../kernel/operation.ts'
import { clientOf } from '../client.ts'
import type { loginContract } from '../contract.ts'
import { redirectWithCode, requireChallenge } from '../tokens/issue-code.ts'
import { continueGuest } from '../sessions/previous-shopper.ts'
import { invalidRequest } from '../problems.ts'
import { checkRedirectUri } from '../identity/redirect-uri.ts'
import { redirectToProvider } from '../identity/redirect-to-provider.ts'

/**
 * Begins a guest's session: 303 to the client's redirect with a code (contract 3.1, way 1). With the name of an
 * identity provider as `hint`: 303 to it (way 5).
 */
export const authorizeCustomer = (async (ctx, { query }) => {
  const client = clientOf(ctx.site, query.client_id)
  checkRedirectUri(client, query.redirect_uri, ctx.publicOrigin)
  if (query.response_type !== 'code') throw invalidRequest('response_type must be code.')
  requireChallenge(client, query.code_challenge)
  if (query.hint !== 'guest') return redirectToProvider(ctx, client, query)
  const { usid, guestId } = await continueGuest(ctx, query.usid)
  return redirectWithCode(
    ctx,
    {
      clientId: client.id,
      codeChallenge: query.code_challenge ?? null,
      redirectUri: query.redirect_uri,
      usid,
      customerId: guestId,
      guestId,
      registered: false,
      proof: {},
    },
    query,
  )
}) satisfies Operation<typeof loginContract.authorizeCustomer>
