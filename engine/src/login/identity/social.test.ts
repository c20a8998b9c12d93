import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startIdentitySimulators, type TypedPerson } from '../../../../simulators/idp/testing.ts'
import { openGoogle } from '../../gateways/identity/google.ts'
import { openIdentityProviders } from '../../gateways/module.ts'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  customerPath,
  exchange,
  form,
  mailTo,
  pkce,
  postForm,
  providerReturn,
  registerCustomer,
  shopTemplate,
  signIn,
  slas,
  testShop,
} from '../testing.ts'

let engine: TestEngine
let providers: Awaited<ReturnType<typeof startIdentitySimulators>>

beforeAll(async () => {
  providers = await startIdentitySimulators(providerReturn)
  engine = await createTestEngine(await shopTemplate(), {
    rateLimits: true,
    gateways: {
      identity: {
        ...openIdentityProviders(providers.settings),
        away: openGoogle({ ...providers.settings.google, issuer: 'http://127.0.0.1:9/idp' }),
        // The shop's own mistake.
        misconfigured: openGoogle({ ...providers.settings.google, clientSecret: 'another' }),
      },
    },
  })
})
afterAll(async () => {
  await engine.close()
  await providers.close()
})
afterEach(() => engine.clock.moveTo(undefined))

beforeAll(async () => {
  await engine.engine.startJobs()
})

const redirect_uri = 'http://localhost:3000/idp-callback'

const begin = (challenge: string, changes: Record<string, string> = {}) =>
  engine.call(
    'GET',
    `${slas('authorize')}?${form({
      client_id: testShop.clientId,
      channel_id: testShop.siteId,
      redirect_uri,
      response_type: 'code',
      hint: 'google',
      state: 'estado-del-cliente',
      code_challenge: challenge,
      ...changes,
    })}`,
  )

/** The engine's own path of an address that a provider sends the browser to. */
const comeBack = (url: URL) =>
  engine.call('GET', url.href.replace('http://localhost:3000/mobify/proxy/api', ''))

const locationOf = (answer: { headers: Record<string, unknown> }) => new URL(String(answer.headers.location))

const through = async (person: TypedPerson, changes: Record<string, string> = {}, press?: 'deny') => {
  const { verifier, challenge } = pkce()
  const begun = await begin(challenge, changes)
  expect(begun.status).toBe(303)
  const returned = await providers.answer(locationOf(begun).href, person, press)
  const answer = await comeBack(returned)
  return { verifier, returned, begun, answer }
}

const tokensFor = async (person: TypedPerson, changes: Record<string, string> = {}) => {
  const { verifier, answer } = await through(person, changes)
  return tokensForCode(locationOf(answer).searchParams.get('code'), verifier)
}

const tokensForCode = async (code: unknown, verifier: string) => {
  const { status, body } = await postForm<{ access_token: string; customer_id: string; usid: string }>(
    engine,
    'token',
    {
      grant_type: 'authorization_code_pkce',
      client_id: testShop.clientId,
      channel_id: testShop.siteId,
      redirect_uri,
      code: String(code),
      code_verifier: verifier,
    },
  )
  expect(status).toBe(200)
  return body
}

let serial = 0
const someone = () => ({ email: `social${++serial}@google.example`, name: 'Paula Ejemplo Díaz' })

describe('social sign-in', () => {
  test('[S7.054] the browser goes to the provider, and back with a code for the client', async () => {
    const { begun, answer } = await through(someone())
    const asked = locationOf(begun)
    expect(asked.pathname).toBe('/idp/google/authorize')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      nonce: expect.any(String),
    })
    expect(asked.searchParams.get('redirect_uri')).toMatch(/\/oauth2\/idp-return\/google$/)
    expect(answer.status).toBe(303)
    const back = locationOf(answer)
    expect(back.origin + back.pathname).toBe(redirect_uri)
    expect(back.searchParams.get('state')).toBe('estado-del-cliente')
    expect(back.searchParams.get('code')).toBeTruthy()
  })

  test('[S3.009] a new person gets an account, and the guest they were comes along', async () => {
    const guest = await signIn(engine, 'guest')
    const person = someone()
    const tokens = await tokensFor(person, { usid: guest.usid })
    expect(tokens.usid).toBe(guest.usid)
    const isb = String(decodeJwt(tokens.access_token).isb).split('::')
    expect(isb.slice(0, 4)).toEqual([
      'uido:google',
      `upn:${person.email}`,
      'uidn:Paula Ejemplo Díaz',
      `gcid:${guest.customerId}`,
    ])
    const { body } = await engine.call('GET', customerPath(tokens.customer_id), { as: tokens.access_token })
    expect(body).toMatchObject({
      email: person.email,
      firstName: 'Paula',
      lastName: 'Ejemplo Díaz',
      c_typeLogin: 'social',
      c_externallyAuthenticated: true,
      hasPassword: false,
    })
  })

  test('the same person is the same customer, ten times at once too', async () => {
    const person = someone()
    const all = await Promise.all(Array.from({ length: 10 }, () => tokensFor(person)))
    expect(new Set(all.map((tokens) => tokens.customer_id)).size).toBe(1)
  })

  test('two providers that vouch for one address lead to one account without a password, and its owner is told', async () => {
    const person = someone()
    const one = await tokensFor(person)
    const other = await tokensFor(person, { hint: 'microsoft' })
    expect(other.customer_id).toBe(one.customer_id)
    expect((await mailTo(engine, person.email, 'identity-joined')).plain).toContain('Microsoft')
  })

  test('whoever cancels is told so, in the client', async () => {
    const { answer } = await through(someone(), {}, 'deny')
    const back = locationOf(answer)
    expect(back.origin + back.pathname).toBe(redirect_uri)
    expect(back.searchParams.get('error')).toBe('access_denied')
  })

  test('a provider that does not answer sends the browser back', async () => {
    const answer = await begin(pkce().challenge, { hint: 'away' })
    expect(answer.status).toBe(303)
    expect(locationOf(answer).searchParams.get('error')).toBe('temporarily_unavailable')
  })

  test('a wrong client secret of the shop’s is an outage to the shopper, who did not refuse', async () => {
    const asked = locationOf(await begin(pkce().challenge, { hint: 'misconfigured' }))
    // The simulated provider knows one return address of the shop's.
    const ours = String(asked.searchParams.get('redirect_uri'))
    asked.searchParams.set('redirect_uri', ours.replace('misconfigured', 'google'))
    const returned = await providers.answer(asked.href, someone())
    const answer = await comeBack(
      new URL(returned.href.replace('/idp-return/google', '/idp-return/misconfigured')),
    )
    expect(locationOf(answer).searchParams.get('error')).toBe('temporarily_unavailable')
  })
})

describe('an address that nobody vouches for', () => {
  const identity = '/custom/account/v1/organizations/f_ecom_lmna_001/identity'
  let guest: string
  beforeAll(async () => {
    guest = (await signIn(engine, 'guest')).token
  })
  const post = (path: 'code' | 'confirm', body: object) =>
    engine.call<Record<string, string>>('POST', `${identity}/${path}?siteId=Lamina&locale=es-SV`, {
      as: guest,
      body,
    })

  const pendingFrom = async (person: TypedPerson, changes: Record<string, string> = {}) => {
    const { verifier, answer } = await through(person, changes)
    const query = locationOf(answer).searchParams
    expect(query.get('error')).toBe('email_confirmation_required')
    expect(query.get('state')).toBe('estado-del-cliente')
    expect(query.has('code')).toBe(false)
    return { verifier, pendingIdentity: String(query.get('pending_identity')), hint: query.get('login_hint') }
  }

  const codeMailedTo = async (email: string, pendingIdentity: string) => {
    expect((await post('code', { pendingIdentity, email })).status).toBe(204)
    return String(/\b\d{8}\b/.exec((await mailTo(engine, email, 'sign-in-code')).plain)?.[0])
  }

  const proved = async (person: TypedPerson, changes: Record<string, string>, email = person.email) => {
    const { verifier, pendingIdentity } = await pendingFrom(person, changes)
    const code = await codeMailedTo(email, pendingIdentity)
    const { status, body } = await post('confirm', { pendingIdentity, email, code })
    expect(status).toBe(200)
    return tokensForCode(body.code, verifier)
  }

  test.each([
    ['facebook', {}],
    ['microsoft', { kind: 'foreign' }],
    ['google', { kind: 'unverified' }],
  ])(
    '%s’s person proves it by a mailed code, gets an account, and is known from then on',
    async (hint, kind) => {
      const person = { ...someone(), ...kind }
      const tokens = await proved(person, { hint })
      const { body } = await engine.call('GET', customerPath(tokens.customer_id), { as: tokens.access_token })
      expect(body).toMatchObject({ email: person.email, c_typeLogin: 'social', hasPassword: false })
      expect((await tokensFor(person, { hint })).customer_id).toBe(tokens.customer_id)
    },
  )

  test.each(['facebook', 'microsoft'])(
    'a person of %s without an address names one of theirs',
    async (hint) => {
      const { email } = someone()
      const person = { email: '', name: `Sin Correo ${hint}`, kind: 'foreign' }
      const { hint: told } = await pendingFrom(person, { hint })
      expect(told).toBeNull()
      const tokens = await proved(person, { hint }, email)
      expect((await tokensFor(person, { hint })).customer_id).toBe(tokens.customer_id)
    },
  )

  test('a foreign tenant with somebody else’s address gets into no account: the code goes to the owner', async () => {
    const owner = someone()
    const { customer_id } = await tokensFor(owner)
    const { pendingIdentity } = await pendingFrom({ ...owner, kind: 'foreign' }, { hint: 'microsoft' })
    const { status, body } = await post('confirm', { pendingIdentity, email: owner.email, code: '00000000' })
    expect([status, body]).toMatchObject([400, { detail: 'invalid token' }])
    const thief = await proved({ ...owner, kind: 'foreign' }, { hint: 'microsoft' }, someone().email)
    expect(thief.customer_id).not.toBe(customer_id)
  })

  test('an account with a password is joined by a code to its address, which its owner is told of', async () => {
    const customer = await registerCustomer(engine)
    const tokens = await proved({ email: customer.login }, { hint: 'google' })
    expect(tokens.customer_id).toBe(customer.customerId)
    expect((await mailTo(engine, customer.login, 'identity-joined')).plain).toContain('Google')
    await signIn(engine, customer)
  })

  test('a code of one identity, or of another address, proves nothing', async () => {
    const [one, other] = [someone(), someone()]
    const mine = await pendingFrom(one, { hint: 'facebook' })
    const theirs = await pendingFrom(other, { hint: 'facebook' })
    const code = await codeMailedTo(one.email, mine.pendingIdentity)
    for (const wrong of [
      { pendingIdentity: theirs.pendingIdentity, email: one.email },
      { pendingIdentity: mine.pendingIdentity, email: other.email },
    ])
      expect((await post('confirm', { ...wrong, code })).status).toBe(400)
  })

  test('the code it leads to is worth nothing without the verifier of the browser that began', async () => {
    const person = someone()
    const { pendingIdentity } = await pendingFrom(person, { hint: 'facebook' })
    const code = await codeMailedTo(person.email, pendingIdentity)
    const { body } = await post('confirm', { pendingIdentity, email: person.email, code })
    expect((await exchange(engine, String(body.code), pkce().verifier)).status).toBe(400)
  })

  test('the pending sign-in is valid for a quarter of an hour, and a foreign state never is', async () => {
    const person = someone()
    const { pendingIdentity } = await pendingFrom(person, { hint: 'facebook' })
    const begun = await begin(pkce().challenge)
    const question = String(locationOf(begun).searchParams.get('state'))
    for (const text of ['', 'x'.repeat(200), question])
      expect((await post('code', { pendingIdentity: text, email: person.email })).status).toBe(400)
    engine.clock.moveTo(new Date(Date.now() + 16 * 60_000))
    expect((await post('code', { pendingIdentity, email: person.email })).status).toBe(400)
  })

  test('guesses are counted: the eleventh is not answered', async () => {
    const person = someone()
    const { pendingIdentity } = await pendingFrom(person, { hint: 'facebook' })
    const guess = async () =>
      (await post('confirm', { pendingIdentity, email: person.email, code: '1' })).status
    const statuses = []
    for (let tries = 0; tries < 11; tries++) statuses.push(await guess())
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })
})

describe('what does not belong together', () => {
  test('a code used twice', async () => {
    const { returned } = await through(someone())
    expect(locationOf(await comeBack(returned)).searchParams.get('error')).toBe('access_denied')
  })

  test('a code of another exchange', async () => {
    const begun = [await begin(pkce().challenge), await begin(pkce().challenge)]
    const [one, other] = [await returnOf(begun[0]), await returnOf(begun[1])]
    one.searchParams.set('code', String(other.searchParams.get('code')))
    expect(locationOf(await comeBack(one)).searchParams.get('error')).toBe('access_denied')
  })

  const returnOf = (answer: Awaited<ReturnType<typeof begin>> | undefined) =>
    providers.answer(String(answer?.headers.location), someone())

  test.each(['nonce', 'code_challenge'])('an answer to a question with another %s', async (name) => {
    const asked = new URL(String((await begin(pkce().challenge)).headers.location))
    expect(asked.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    asked.searchParams.set(name, 'x'.repeat(43))
    const returned = await providers.answer(asked.href, someone())
    expect(locationOf(await comeBack(returned)).searchParams.get('error')).toBe('access_denied')
  })

  test('another provider', async () => {
    const returned = await returnOf(await begin(pkce().challenge))
    const swapped = new URL(returned.href.replace('/idp-return/google', '/idp-return/facebook'))
    expect((await comeBack(swapped)).status).toBe(400)
  })

  test.each(['', 'x', 'a'.repeat(200)])('a state that is not ours (%s)', async (state) => {
    const returned = await returnOf(await begin(pkce().challenge))
    returned.searchParams.set('state', state)
    expect((await comeBack(returned)).status).toBe(400)
  })

  test('a question of more than ten minutes ago', async () => {
    const returned = await returnOf(await begin(pkce().challenge))
    engine.clock.moveTo(new Date(Date.now() + 11 * 60_000))
    const answer = await comeBack(returned)
    expect(answer.status).toBe(303)
    const back = locationOf(answer)
    expect(back.origin + back.pathname).toBe(redirect_uri)
    expect(back.searchParams.get('error')).toBe('request_expired')
    expect(back.searchParams.has('code')).toBe(false)
  })

  test('the client’s code without the verifier of the browser that began', async () => {
    const { answer } = await through(someone())
    const code = String(locationOf(answer).searchParams.get('code'))
    expect((await exchange(engine, code, pkce().verifier)).status).toBe(400)
  })

  test.each(['constructor', '__proto__', 'toString', 'evil', ''])('the provider %s', async (hint) => {
    expect((await begin(pkce().challenge, { hint })).status).toBe(400)
  })

  test('a redirect that is not registered', async () => {
    const answer = await begin(pkce().challenge, { redirect_uri: 'https://evil.example/cb' })
    expect(answer.status).toBe(400)
  })
})
