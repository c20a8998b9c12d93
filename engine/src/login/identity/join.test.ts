import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startIdentitySimulators, type TypedPerson } from '../../../../simulators/idp/testing.ts'
import { openIdentityProviders } from '../../gateways/module.ts'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  exchange,
  form,
  mailTo,
  pkce,
  providerReturn,
  refresh,
  registerCustomer,
  type SignedIn,
  shopTemplate,
  signIn,
  slas,
  testPassword,
  testShop,
} from '../testing.ts'

let engine: TestEngine
let providers: Awaited<ReturnType<typeof startIdentitySimulators>>
beforeAll(async () => {
  providers = await startIdentitySimulators(providerReturn)
  engine = await createTestEngine(await shopTemplate(), {
    gateways: { identity: openIdentityProviders(providers.settings) },
  })
  await engine.engine.startJobs()
})
afterAll(async () => {
  await engine.close()
  await providers.close()
})
afterEach(() => engine.clock.moveTo(undefined))

const redirectUri = 'http://localhost:3000/idp-callback'
type Answer = { url?: string; title?: string; detail?: string; identities?: { provider: string }[] }
type Owner = Pick<SignedIn, 'token' | 'customerId'>
type Way = '' | '/confirm' | '/remove'

const own = ({ token, customerId }: Owner, way: Way, body?: object, method = 'POST') =>
  engine.call<Answer>(
    method,
    `/custom/account/v1/organizations/f_ecom_lmna_001/customers/${customerId}/identities${way}?siteId=Lamina`,
    { as: token, ...(body ? { body } : {}) },
  )

const begin = (owner: Owner, provider = 'google', currentPassword = testPassword) =>
  own(owner, '', { provider, redirectUri, state: 'mi-estado', currentPassword })

/** Through the provider's page and back: what the shop's redirect tells the browser. */
const comeBack = async (url: unknown, person: TypedPerson, press?: 'deny') => {
  const returned = await providers.answer(String(url), person, press)
  const path = returned.href.replace('http://localhost:3000/mobify/proxy/api', '')
  const { headers, status } = await engine.call('GET', path)
  expect(status).toBe(303)
  return new URL(String(headers.location)).searchParams
}

const sealedFor = async (owner: Owner, person: TypedPerson, provider?: string) => {
  const { body } = await begin(owner, provider)
  const back = await comeBack(body.url, person)
  expect(back.get('state')).toBe('mi-estado')
  expect(back.has('code')).toBe(false)
  return { identityToJoin: String(back.get('identity_to_join')) }
}

const join = async (owner: Owner, person: TypedPerson, provider?: string) =>
  own(owner, '/confirm', await sealedFor(owner, person, provider))

/** Signs in with the provider's account, and answers for whom. */
const signInThrough = async (person: TypedPerson, hint = 'google') => {
  const { verifier, challenge } = pkce()
  const query = form({
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    redirect_uri: testShop.redirectUri,
    response_type: 'code',
    hint,
    code_challenge: challenge,
  })
  const { headers } = await engine.call('GET', `${slas('authorize')}?${query}`)
  const back = await comeBack(headers.location, person)
  const { body } = await exchange(engine, String(back.get('code')), verifier)
  return { token: body.access_token, customerId: body.customer_id, refreshToken: body.refresh_token }
}

const customer = () => registerCustomer(engine)

let serial = 0
const someone = (): TypedPerson => ({ email: `union${++serial}@google.example` })

test.each([
  ['google', { kind: 'unverified' }],
  ['microsoft', { kind: 'foreign' }],
  ['facebook', {}],
] as const)(
  '[S3.009] an account at %s is joined from within, whatever address it names',
  async (provider, kind) => {
    const one = await customer()
    const person = { ...someone(), ...kind }
    const joined = await join(one, person, provider)
    expect(joined).toMatchObject({
      status: 200,
      body: { identities: [{ provider, since: expect.any(String) }] },
    })
    expect((await mailTo(engine, one.login, 'identity-joined')).plain.toLowerCase()).toContain(provider)
    expect((await signInThrough(person, provider)).customerId).toBe(one.customerId)
    expect((await own(one, '', undefined, 'GET')).body).toEqual(joined.body)
  },
)

test('[S8.011] the password is asked first', async () => {
  const one = await customer()
  for (const wrong of ['x', '']) {
    const answer = await begin(one, 'google', wrong)
    expect([answer.status, answer.body.title]).toEqual([400, 'Update Password'])
  }
  expect((await own(one, '', { provider: 'google', redirectUri, state: 's' })).status).toBe(400)
})

test('an account without a password joins another within fifteen minutes of its sign-in', async () => {
  const one = await signInThrough(someone())
  const ask = () => own(one, '', { provider: 'facebook', redirectUri, state: 'mi-estado' })
  const back = await comeBack((await ask()).body.url, someone())
  const joined = await own(one, '/confirm', { identityToJoin: String(back.get('identity_to_join')) })
  expect(joined.body.identities?.map(({ provider }) => provider)).toEqual(['google', 'facebook'])
  engine.clock.moveTo(new Date(Date.now() + 16 * 60_000))
  expect(await ask()).toMatchObject({ status: 403, body: { title: 'Recent Sign In Required' } })
})

test('[G1.013] a return is joined by the sign-in that asked alone: not by another of the customer, nor by a victim', async () => {
  const thief = await customer()
  const sealed = await sealedFor(thief, someone())
  const victim = await customer()
  expect(await own(victim, '/confirm', sealed)).toMatchObject({
    status: 400,
    body: { detail: /invalid token/ },
  })
  const elsewhere = await signIn(engine, { login: thief.login, password: testPassword })
  expect((await own(elsewhere, '/confirm', sealed)).status).toBe(400)
  expect((await own({ ...victim, customerId: thief.customerId }, '/confirm', sealed)).status).toBe(404)
  expect((await own(victim, '', undefined, 'GET')).body.identities).toEqual([])
  expect((await own(thief, '/confirm', sealed)).status).toBe(200)
})

test('a return joins for a quarter of an hour, and what is sealed for something else never does', async () => {
  const one = await customer()
  const sealed = await sealedFor(one, someone())
  const question = new URL(String((await begin(one)).body.url)).searchParams.get('state')
  for (const identityToJoin of ['', 'x'.repeat(300), String(question)])
    expect((await own(one, '/confirm', { identityToJoin })).status).toBe(400)
  // Nor does it pass for a question to a provider.
  const asState = `${slas('idp-return/google')}?${form({ state: sealed.identityToJoin, code: 'x' })}`
  expect((await engine.call('GET', asState)).status).toBe(400)
  engine.clock.moveTo(new Date(Date.now() + 16 * 60_000))
  expect((await own(one, '/confirm', sealed)).status).toBe(400)
})

test('whoever cancels is told so, in the client', async () => {
  const one = await customer()
  const back = await comeBack((await begin(one)).body.url, someone(), 'deny')
  expect(back.get('error')).toBe('access_denied')
  expect(back.has('identity_to_join')).toBe(false)
})

test('an account that opens another one stays there; joining it twice to one’s own is as well', async () => {
  const person = someone()
  const first = await customer()
  await join(first, person)
  expect((await join(first, person)).body.identities).toHaveLength(1)
  const second = await customer()
  expect(await join(second, person)).toMatchObject({ status: 409, body: { title: 'Identity In Use' } })
  expect((await signInThrough(person)).customerId).toBe(first.customerId)
  // Of two who join it at once one gets it.
  const wanted = someone()
  const asks = [
    [first, await sealedFor(first, wanted)],
    [second, await sealedFor(second, wanted)],
  ] as const
  const both = await Promise.all(asks.map(([who, sealed]) => own(who, '/confirm', sealed)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('[S8.011] removed, it opens the account no more: what it opened elsewhere ends and the owner is told', async () => {
  const one = await customer()
  const person = { ...someone(), email: one.login, kind: 'unverified' }
  await join(one, person)
  const elsewhere = await signInThrough(person)
  const remove = (currentPassword?: string) => own(one, '/remove', { provider: 'google', currentPassword })
  expect((await remove('x')).status).toBe(400)
  expect(await remove(testPassword)).toMatchObject({ status: 200, body: { identities: [] } })
  expect((await mailTo(engine, one.login, 'identity-removed')).plain).toContain('Google')
  expect((await refresh(engine, elsewhere.refreshToken)).status).toBe(400)
  expect((await own(elsewhere, '', undefined, 'GET')).status).toBe(401)
  expect((await own(one, '', undefined, 'GET')).status).toBe(200)
  expect((await remove(testPassword)).status).toBe(200)
})

test('what alone opens an account without a password cannot be removed', async () => {
  const social = await signInThrough(someone())
  expect(await own(social, '/remove', { provider: 'google' })).toMatchObject({
    status: 409,
    body: { title: 'Only Way In' },
  })
  expect((await own(social, '', undefined, 'GET')).body.identities).toHaveLength(1)
})
