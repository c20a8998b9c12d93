import * as oidc from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentitySimulators, type TypedPerson } from '../../../../simulators/idp/testing.ts'
import type { Handshake } from './identity-gateway.ts'
import { type IdentitySettings, openIdentityProviders } from './open-identity-providers.ts'

const redirectUri = 'http://localhost:3000/back'
const start = () => startIdentitySimulators(() => redirectUri)

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

type ProviderName = 'google' | 'microsoft' | 'facebook'
const paula = { email: 'paula@google.example', name: 'Paula Ejemplo Díaz' }

const providerOf = (settings: IdentitySettings, name: ProviderName) => {
  const provider = openIdentityProviders(settings)[name]
  if (!provider) throw new Error(`${name} is not opened`)
  return provider
}

/** Who comes back from a provider, of whom somebody typed `typed` there. */
const personFrom = async (
  name: ProviderName,
  typed: Partial<TypedPerson> = {},
  options: { from?: typeof providers; settings?: IdentitySettings; press?: 'allow' | 'deny' } = {},
) => {
  const { from = providers, press = 'allow' } = options
  const { settings = from.settings } = options
  const gateway = providerOf(settings, name)
  const asked = handshake()
  const returned = await from.answer(await gateway.authorizationUrl(asked), { ...paula, ...typed }, press)
  return gateway.personOf(returned, asked)
}

test('[S7.054] Google’s person is who it says, as far as it vouches', async () => {
  expect(await personFrom('google')).toEqual({
    tenant: '',
    subject: expect.stringMatching(/^[0-9a-f]{21}$/),
    email: paula.email,
    emailVerified: true,
    firstName: 'Paula',
    lastName: 'Ejemplo Díaz',
  })
  expect(await personFrom('google', { kind: 'workspace' })).toMatchObject({ emailVerified: true })
  expect(await personFrom('google', { kind: 'unverified' })).toMatchObject({ emailVerified: false })
})

test('[S7.054] Microsoft’s person belongs to a tenant; an address counts where the tenant’s word does', async () => {
  const consumers = '9188040d-6c67-4c5b-b112-36a304b66dad'
  const personal = await personFrom('microsoft')
  expect(personal).toMatchObject({ tenant: consumers, email: paula.email, emailVerified: true })
  expect(personal).toMatchObject({ firstName: 'Paula', lastName: 'Ejemplo Díaz' })
  expect(await personFrom('microsoft', { kind: 'verified' })).toMatchObject({ emailVerified: true })
  const foreign = await personFrom('microsoft', { kind: 'foreign' })
  expect(foreign).toMatchObject({ email: paula.email, emailVerified: false })
  expect(foreign?.tenant).not.toBe(consumers)
  expect(foreign?.subject).not.toBe(personal?.subject)
  expect(await personFrom('microsoft', { email: '', kind: 'foreign' })).toMatchObject({ email: undefined })
})

test('[S7.054] Facebook’s person may have no address, and none is vouched for', async () => {
  expect(await personFrom('facebook')).toEqual({
    tenant: '',
    subject: expect.stringMatching(/^\d{16}$/),
    email: paula.email,
    emailVerified: false,
    firstName: 'Paula',
    lastName: 'Ejemplo Díaz',
  })
  expect(await personFrom('facebook', { email: '' })).toMatchObject({ email: undefined, firstName: 'Paula' })
})

test.each(['google', 'microsoft', 'facebook'] as const)('whoever cancels at %s is nobody', async (name) => {
  expect(await personFrom(name, {}, { press: 'deny' })).toBeUndefined()
})

test.each(['google', 'microsoft', 'facebook'] as const)(
  '%s’s answer counts once, for its own question',
  async (name) => {
    const gateway = providerOf(providers.settings, name)
    const asked = handshake()
    const returned = await providers.answer(await gateway.authorizationUrl(asked), paula)
    expect(await gateway.personOf(returned, { ...asked, state: 'another' })).toBeUndefined()
    expect(await gateway.personOf(returned, asked)).toMatchObject({ email: paula.email })
    expect(await gateway.personOf(returned, asked)).toBeUndefined()
  },
)

test.each(['google', 'microsoft', 'facebook'] as const)(
  'a wrong client secret at %s is a fault of the shop’s, told as such, and no refusal of the person’s',
  async (name) => {
    const wrong = { ...providers.settings, [name]: { ...providers.settings[name], clientSecret: 'another' } }
    const faults: string[] = []
    const gateway = openIdentityProviders(wrong, (provider) => faults.push(provider))[name]
    const asked = handshake()
    const returned = await providers.answer(String(await gateway?.authorizationUrl(asked)), paula)
    await expect(gateway?.personOf(returned, asked)).rejects.toThrow()
    expect(faults).toEqual([name])
  },
)

test('every authority of Microsoft leads to tokens of the person’s own tenant', async () => {
  const issuer = 'https://login.microsoftonline.com/organizations/v2.0'
  const settings = { microsoft: { ...providers.settings.microsoft, issuer } }
  expect(await personFrom('microsoft', { kind: 'verified' }, { settings })).toMatchObject({
    tenant: '11111111-2222-4333-8444-555555555555',
  })
})

test('the same address is the same person after the provider was started anew', async () => {
  const before = await personFrom('google')
  const other = await start()
  const after = await personFrom('google', { email: paula.email.toUpperCase() }, { from: other })
  await other.close()
  expect(after?.subject).toBe(before?.subject)
})

const discovered = (authentication?: oidc.ClientAuth, secret = 'lamina-demo-secret') => {
  const { issuer, clientId } = providers.settings.google
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

// ---------------------------------------------------------------- what the simulated Facebook refuses

const graph = async (path: string, query: Record<string, string>) => {
  const answer = await fetch(`${providers.settings.facebook.graphUrl}${path}?${new URLSearchParams(query)}`)
  return { status: answer.status, body: await answer.json() }
}

test.each([
  ['invalid app', { client_id: 'x' }, 101],
  ['wrong secret', { client_secret: 'x' }, 1],
  ['unknown code', {}, 100],
])('the simulated Facebook tells errors in its own shape: %s', async (_name, change, code) => {
  const { clientId: client_id, clientSecret: client_secret } = providers.settings.facebook
  const sent = { client_id, client_secret, redirect_uri: redirectUri, code: 'x', ...change }
  const { status, body } = await graph('/oauth/access_token', sent)
  expect(status).toBe(400)
  expect(body).toEqual({
    error: {
      message: expect.any(String),
      type: 'OAuthException',
      code,
      fbtrace_id: expect.any(String),
    },
  })
})

test('the simulated Facebook sends nobody to an address that is not registered, and knows no other version', async () => {
  const { dialogUrl, clientId: client_id } = providers.settings.facebook
  const query = new URLSearchParams({ client_id, redirect_uri: 'https://evil.example/', state: 'x' })
  const blocked = await fetch(`${dialogUrl}/dialog/oauth?${query}`, { redirect: 'manual' })
  expect([blocked.status, blocked.headers.get('location')]).toEqual([400, null])
  const old = await fetch(`${dialogUrl.replace('v24.0', 'v3.0')}/me`)
  expect(await old.json()).toMatchObject({ error: { code: 2500 } })
})

test('the simulated Facebook asks a server for the proof of the app’s secret', async () => {
  const { clientId: client_id, clientSecret: client_secret } = providers.settings.facebook
  const asked = handshake()
  const returned = await providers.answer(
    await providerOf(providers.settings, 'facebook').authorizationUrl(asked),
    paula,
  )
  const code = String(returned.searchParams.get('code'))
  const { body } = await graph('/oauth/access_token', {
    client_id,
    client_secret,
    redirect_uri: redirectUri,
    code,
  })
  const access_token: string = body.access_token
  expect(await graph('/me', { access_token })).toMatchObject({ status: 400 })
  const wrong = await graph('/me', { access_token, appsecret_proof: '0'.repeat(64) })
  expect(wrong.body).toMatchObject({ error: { code: 100, type: 'GraphMethodException' } })
})
