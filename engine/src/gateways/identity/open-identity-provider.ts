import * as oidc from 'openid-client'
import type { IdentityProvider, Person } from './identity-gateway.ts'

type Settings = { issuer: string; clientId: string; clientSecret: string }

const timeoutSeconds = 5

const loopback = (issuer: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(issuer).hostname)

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const personFrom = (claims: Record<string, unknown>): Person => {
  const [first = '', ...rest] = text(claims.name).split(' ')
  return {
    subject: text(claims.sub),
    email: text(claims.email) || undefined,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: text(claims.given_name) || first,
    lastName: text(claims.family_name) || rest.join(' '),
  }
}

// What the provider or its answer is to blame for; the rest is an outage or a bug.
const isProviderError = (error: unknown) =>
  error instanceof oidc.AuthorizationResponseError ||
  error instanceof oidc.ResponseBodyError ||
  (error instanceof oidc.ClientError && error.code !== 'OAUTH_TIMEOUT')

/** The provider at `issuer`, found by its discovery document at the first sign-in. */
export const openIdentityProvider = ({ issuer, clientId, clientSecret }: Settings): IdentityProvider => {
  let known: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    known ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: timeoutSeconds,
        // Only the simulator, on this machine, speaks plain HTTP.
        ...(loopback(issuer) ? { execute: [oidc.allowInsecureRequests] } : {}),
      })
      .catch((error: unknown) => {
        known = undefined
        throw error
      })
    return known
  }
  return {
    authorizationUrl: async ({ state, nonce, verifier, redirectUri }) =>
      oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href,
    personOf: async (returned, { state, nonce, verifier }) => {
      const provider = await configuration()
      try {
        const tokens = await oidc.authorizationCodeGrant(provider, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        return claims && personFrom(claims)
      } catch (error) {
        if (isProviderError(error)) return undefined
        throw error
      }
    },
  }
}
