import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startIdentitySimulators } from '../../../../simulators/idp/testing.ts'
import { openIdentityProvider } from '../../gateways/module.ts'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  customerPath,
  exchange,
  form,
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
  providers = await startIdentitySimulators(['google', 'facebook'], providerReturn)
  engine = await createTestEngine(await shopTemplate(), {
    gateways: {
      identity: {
        google: openIdentityProvider(providers.settingsOf('google')),
        facebook: openIdentityProvider(providers.settingsOf('facebook')),
        microsoft: openIdentityProvider({
          ...providers.settingsOf('google'),
          issuer: 'http://127.0.0.1:9/idp',
        }),
      },
    },
  })
})
afterAll(async () => {
  await engine.close()
  await providers.close()
})
afterEach(() => engine.clock.moveTo(undefined))

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

type Someone = { email: string; name?: string; verified?: boolean }

const through = async (person: Someone, changes: Record<string, string> = {}, press?: 'deny') => {
  const { verifier, challenge } = pkce()
  const begun = await begin(challenge, changes)
  expect(begun.status).toBe(303)
  const returned = await providers.answer(locationOf(begun).href, person, press)
  const answer = await comeBack(returned)
  return { verifier, returned, begun, answer }
}

const tokensFor = async (person: Someone, changes: Record<string, string> = {}) => {
  const { verifier, answer } = await through(person, changes)
  const query = locationOf(answer).searchParams
  const { status, body } = await postForm<{ access_token: string; customer_id: string; usid: string }>(
    engine,
    'token',
    {
      grant_type: 'authorization_code_pkce',
      client_id: testShop.clientId,
      channel_id: testShop.siteId,
      redirect_uri,
      code: String(query.get('code')),
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

  test('two providers that vouch for one address lead to one account without a password', async () => {
    const person = someone()
    const one = await tokensFor(person)
    const other = await tokensFor(person, { hint: 'facebook' })
    expect(other.customer_id).toBe(one.customer_id)
  })

  test('an account with a password is not taken over by its address', async () => {
    const customer = await registerCustomer(engine)
    const { answer } = await through({ email: customer.login })
    const query = locationOf(answer).searchParams
    expect(query.get('error')).toBe('account_exists')
    expect(query.get('state')).toBe('estado-del-cliente')
    expect(query.has('code')).toBe(false)
    await signIn(engine, customer)
  })

  test('an address that is not vouched for gets nobody in', async () => {
    const { answer } = await through({ ...someone(), verified: false })
    expect(locationOf(answer).searchParams.get('error')).toBe('email_not_verified')
  })

  test('whoever cancels is told so, in the client', async () => {
    const { answer } = await through(someone(), {}, 'deny')
    const back = locationOf(answer)
    expect(back.origin + back.pathname).toBe(redirect_uri)
    expect(back.searchParams.get('error')).toBe('access_denied')
  })

  test('a provider that does not answer sends the browser back', async () => {
    const answer = await begin(pkce().challenge, { hint: 'microsoft' })
    expect(answer.status).toBe(303)
    expect(locationOf(answer).searchParams.get('error')).toBe('temporarily_unavailable')
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
