import type { Operation } from '../../kernel/operation.ts'
import { knownShopper } from '../../kernel/context.ts'
import type { loginContract } from '../contract.ts'
import { invalidRefreshToken } from '../problems.ts'
import { endSession, endSessionsOfCustomer, selectSessionOfRefreshToken } from '../queries.ts'
import { hashSecret } from '../../kernel/secret-hash.ts'

/** Ends the session of the refresh token, or with `hint=all-sessions` every session of the customer. */
export const logoutCustomer = (async (ctx, { query }) => {
  const { siteId } = ctx.site
  const { customerId } = knownShopper(ctx)
  const session = await ctx.db.maybe(
    selectSessionOfRefreshToken(siteId, customerId, hashSecret(query.refresh_token)),
  )
  if (!session || session.clientId !== query.client_id) throw invalidRefreshToken()
  await ctx.db.run(
    query.hint === 'all-sessions'
      ? endSessionsOfCustomer(siteId, customerId, ctx.now)
      : endSession(siteId, session.sessionId, ctx.now),
  )
  return {
    access_token: '',
    id_token: '',
    refresh_token: '',
    expires_in: 0,
    refresh_token_expires_in: 0,
    token_type: 'Bearer',
    usid: '',
    customer_id: '',
    enc_user_id: '',
    idp_access_token: '',
  }
}) satisfies Operation<typeof loginContract.logoutCustomer>
