import * as oidc from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentitySimulators } from '../../../../simulators/idp/testing.ts'
import type { Handshake } from './identity-gateway.ts'
import { openIdentityProvider } from './open-identity-provider.ts'

const redirectUri = 'http://localhost:3000/back'
const start = () => startIdentitySimulators(['google'], () => redirectUri)

let providers: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  providers = await start()
})
afterAll(() => providers.close())

const handshake = (): Handshake => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
  redirectUri,
})

const paula = { email: 'paula@google.example', name: 'Paula Ejemplo Díaz' }

const personFrom = async (from: typeof providers, typed: { email: string; verified?: boolean }) => {
  const gateway = openIdentityProvider(from.settingsOf('google'))
  const asked = handshake()
  const returned = await from.answer(await gateway.authorizationUrl(asked), { ...paula, ...typed })
  return gateway.personOf(returned, asked)
}

test('[S7.054] the person is who the provider says, as far as it vouches', async () => {
  expect(await personFrom(providers, paula)).toEqual({
    subject: expect.stringMatching(/^[0-9a-f]{21}$/),
    email: paula.email,
    emailVerified: true,
    firstName: 'Paula',
    lastName: 'Ejemplo Díaz',
  })
  expect(await personFrom(providers, { ...paula, verified: false })).toMatchObject({ emailVerified: false })
})

test('the same address is the same person after the provider was started anew', async () => {
  const before = await personFrom(providers, paula)
  const other = await start()
  const after = await personFrom(other, { email: paula.email.toUpperCase() })
  await other.close()
  expect(after?.subject).toBe(before?.subject)
})

const discovered = (authentication?: oidc.ClientAuth, secret = 'lamina-demo-secret') => {
  const { issuer, clientId } = providers.settingsOf('google')
  return oidc.discovery(new URL(issuer), clientId, secret, authentication, {
    execute: [oidc.allowInsecureRequests],
  })
}

const exchanged = async (provider: oidc.Configuration) => {
  const { state, verifier } = handshake()
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email',
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const returned = await providers.answer(url.href, paula)
  return oidc.authorizationCodeGrant(provider, returned, { expectedState: state, pkceCodeVerifier: verifier })
}

test.each([
  ['basic', oidc.ClientSecretBasic],
  ['post', oidc.ClientSecretPost],
])('the simulated provider takes the client’s secret by %s, and only the right one', async (_name, by) => {
  const tokens = await exchanged(await discovered(by('lamina-demo-secret')))
  expect(tokens.claims()).toMatchObject({ email: paula.email, email_verified: true })
  await expect(exchanged(await discovered(by('another'), 'another'))).rejects.toMatchObject({ status: 401 })
})

test('the simulated provider asks for PKCE', async () => {
  const provider = await discovered()
  const url = oidc.buildAuthorizationUrl(provider, { redirect_uri: redirectUri, scope: 'openid', state: 'x' })
  const answer = await fetch(url, { redirect: 'manual' })
  const back = new URL(String(answer.headers.get('location')))
  expect(back.origin + back.pathname).toBe(redirectUri)
  expect(back.searchParams.get('error')).toBe('invalid_request')
})

test('the simulated provider sends nobody to an address that is not registered', async () => {
  const provider = await discovered()
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: 'https://evil.example/',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  })
  const answer = await fetch(url, { redirect: 'manual' })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('location')).toBeNull()
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
})

test('the simulated provider’s cookies stay below its own path, under names of their own', async () => {
  const provider = await discovered()
  const { verifier, state } = handshake()
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid',
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const cookies = (await fetch(url, { redirect: 'manual' })).headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies)
    expect(cookie).toMatch(/^idp_google_\w+(\.sig)?=.*path=\/idp\/google\/.*httponly/i)
})
