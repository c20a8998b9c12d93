import * as oidc from 'openid-client'
import type { IdentityProvider, Person } from './identity-gateway.ts'
import type { Claims } from './read-claims.ts'

export type OpenIdSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Where the discovery document is fetched instead of below the issuer: a simulator's address. */
  discoveryBaseUrl?: string
}

const timeoutSeconds = 5

const loopback = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

// What the person or their answer is to blame for. The shop's own credentials, an outage and a bug are no such thing.
const isRefusal = (error: unknown) =>
  error instanceof oidc.AuthorizationResponseError ||
  (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') ||
  (error instanceof oidc.ClientError && error.code !== 'OAUTH_TIMEOUT')

// Vendors differ in what they call a code that they did not issue.
const isAboutCode = (error: unknown) =>
  error instanceof oidc.ResponseBodyError && ['invalid_grant', 'invalid_request'].includes(error.error)

const fetchBelow =
  (issuer: string, baseUrl: string): oidc.CustomFetch =>
  (url, options) =>
    fetch(url.startsWith(issuer) ? baseUrl + url.slice(issuer.length) : url, options as RequestInit)

/**
 * An OpenID Connect provider, found by its discovery document at the first sign-in. `readPerson` reads the claims of its
 * id token: undefined where they tell nobody whom the shop takes.
 */
export const openIdConnect = <Somebody extends Person>(
  { issuer, clientId, clientSecret, discoveryBaseUrl = issuer }: OpenIdSettings,
  readPerson: (claims: Claims) => Somebody | undefined,
): IdentityProvider<Somebody> => {
  let known: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    known ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: timeoutSeconds,
        execute: [
          // The id token's signature is judged by the provider's keys, and not by TLS alone.
          oidc.enableNonRepudiationChecks,
          // Only the simulator, on this machine, speaks plain HTTP.
          ...(loopback(discoveryBaseUrl) ? [oidc.allowInsecureRequests] : []),
        ],
        ...(discoveryBaseUrl === issuer ? {} : { [oidc.customFetch]: fetchBelow(issuer, discoveryBaseUrl) }),
      })
      .catch((error: unknown) => {
        known = undefined
        throw error
      })
    return known
  }
  return {
    authorizationUrl: async ({ state, nonce, verifier, redirectUri, asksAnew }) =>
      oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(asksAnew ? { prompt: 'login', max_age: '0' } : {}),
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
        return claims && readPerson(claims)
      } catch (error) {
        if (isRefusal(error)) return undefined
        throw error
      }
    },
    check: async () => {
      const made = { code: 'made-up', redirect_uri: 'https://shop.invalid/', code_verifier: 'x'.repeat(43) }
      try {
        await oidc.genericGrantRequest(await configuration(), 'authorization_code', made)
      } catch (error) {
        if (isAboutCode(error)) return
        throw error
      }
    },
  }
}
