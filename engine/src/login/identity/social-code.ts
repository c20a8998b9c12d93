import type { Ctx } from '../../kernel/context.ts'
import type { CodeRow } from '../queries.ts'
import { previousShopper } from '../sessions/previous-shopper.ts'
import type { ProviderHandshake } from './handshake.ts'

type Asked = Pick<ProviderHandshake, 'provider' | 'clientId' | 'redirectUri' | 'codeChallenge' | 'usid'>

/** What a code stands for that a customer gets who came through an identity provider. */
export const socialCode = async (
  ctx: Ctx,
  { provider, clientId, redirectUri, codeChallenge, usid }: Asked,
  customerId: string,
): Promise<CodeRow> => ({
  clientId,
  codeChallenge: codeChallenge ?? null,
  redirectUri,
  customerId,
  registered: true,
  proof: { loginType: 'social', identityProvider: provider },
  ...(await previousShopper(ctx, usid, customerId)),
})
