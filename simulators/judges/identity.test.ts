import * as client from 'openid-client'
import { afterAll, beforeAll, expect } from 'vitest'
import { startIdentitySimulators } from '../idp/testing.ts'
import { judgeOf } from './verdicts.ts'

let simulators: Awaited<ReturnType<typeof startIdentitySimulators>>
const redirectUri = 'http://localhost:3000/callback'
beforeAll(async () => {
  simulators = await startIdentitySimulators(() => redirectUri)
})
afterAll(() => simulators.close())

type Provider = 'google' | 'microsoft'

/** The whole code flow with PKCE, state and nonce, as the library judges it. */
const signIn = async (name: Provider, email: string) => {
  const { clientId, clientSecret, issuer, ...settings } = simulators.settings[name]
  const below = 'discoveryBaseUrl' in settings ? settings.discoveryBaseUrl : issuer
  const config = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: [client.allowInsecureRequests],
    // The library asks at the vendor's own address, which is that of its issuer.
    [client.customFetch]: (url, init) => fetch(url.replace(issuer, below), init as RequestInit),
  })
  const pkceCodeVerifier = client.randomPKCECodeVerifier()
  const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()]
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
  })
  const back = await simulators.answer(url.href, { email })
  const tokens = await client.authorizationCodeGrant(config, back, {
    pkceCodeVerifier,
    expectedState,
    expectedNonce,
  })
  return tokens.claims()
}

const google = judgeOf('sign-in with Google', 'openid-client')
google('discovery, code flow with PKCE, ID token', async () => {
  const claims = await signIn('google', 'ana@gmail.example')
  expect(claims).toMatchObject({ email: 'ana@gmail.example', email_verified: true })
})

const microsoft = judgeOf('sign-in with Microsoft', 'openid-client')
microsoft('discovery, code flow with PKCE, ID token of a tenant', async () => {
  const claims = await signIn('microsoft', 'ana@outlook.example')
  expect(claims).toMatchObject({ tid: expect.any(String), oid: expect.any(String) })
  expect(claims).not.toHaveProperty('email_verified')
})
