import type { Operation } from '../../kernel/operation.ts'
import { issuerOf } from '../tokens/access-token.ts'
import type { loginContract } from '../contract.ts'
import { keysOf } from '../tokens/keys.ts'

/** The public key that verifies our tokens. */
export const getJwksUri = (async (ctx) => ({
  keys: [keysOf(ctx.secretKey).signing.jwk],
})) satisfies Operation<typeof loginContract.getJwksUri>

/** Where everything is and what is spoken. */
export const getWellknownOpenidConfiguration = (async ({ site, publicOrigin }) => {
  const base = `${publicOrigin}/mobify/proxy/api/shopper/auth/v1/organizations/${site.organizationId}/oauth2`
  return {
    issuer: issuerOf(site.organizationId),
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    userinfo_endpoint: `${base}/userinfo`,
    revocation_endpoint: `${base}/revoke`,
    introspection_endpoint: `${base}/introspect`,
    end_session_endpoint: `${base}/logout`,
    jwks_uri: `${base}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: [
      'authorization_code_pkce',
      'authorization_code',
      'refresh_token',
      'client_credentials',
    ],
    code_challenge_methods_supported: ['S256'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
  }
}) satisfies Operation<typeof loginContract.getWellknownOpenidConfiguration>
