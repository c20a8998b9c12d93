import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listMails } from '../../mail/module.ts'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import { startCallbackReceiver } from '../testing/callback-receiver.ts'
import { registerCallback } from '../testing/register-callback.ts'
import {
  basicAuthorization,
  customerPath,
  linkIn,
  mailTo,
  pkce,
  postForm,
  privateClient,
  registerCustomer,
  shopTemplate,
  signIn,
  slas,
  testPassword,
  testShop,
} from '../testing.ts'
import type { TokenResponse } from '../tokens/issue-tokens.ts'

let engine: TestEngine
let customer: Awaited<ReturnType<typeof registerCustomer>>

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
  await engine.engine.startJobs()
})
afterAll(() => engine.close())
beforeEach(async () => {
  customer = await registerCustomer(engine)
})
afterEach(() => engine.clock.moveTo(undefined))

const start = (changes: Record<string, string | undefined> = {}, headers: Record<string, string> = {}) =>
  postForm<{ message: string }>(
    engine,
    'passwordless/login',
    {
      user_id: customer.login,
      mode: 'email',
      channel_id: testShop.siteId,
      client_id: testShop.clientId,
      ...changes,
    },
    headers,
  )

const finish = (fields: Record<string, string | undefined>) =>
  postForm<TokenResponse & { message: string }>(engine, 'passwordless/token', {
    grant_type: 'client_credentials',
    hint: 'pwdless_login',
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    ...fields,
  })

const requestMail = async (changes: Record<string, string> = {}, after = 0) => {
  expect((await start(changes)).status).toBe(200)
  const mail = await mailTo(engine, customer.login, 'sign-in-code', after)
  const link = linkIn(mail)
  const [code] = /\d{8}/.exec(mail.subject) ?? []
  return { token: String(link.searchParams.get('token')), code: String(code), link }
}

describe('sign-in without a password', () => {
  test('[S2.007] the mailed link signs in, once, and brings the guest along', async () => {
    const guest = await signIn(engine, 'guest')
    const { token, link } = await requestMail({ usid: guest.usid })
    expect(link.origin + link.pathname).toBe('http://localhost:3000/passwordless-login-landing')
    const { status, body } = await finish({ pwdless_login_token: token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ customer_id: customer.customerId, usid: guest.usid })
    expect(decodeJwt(body.access_token).isb).toContain(`::gcid:${guest.customerId}::`)
    const me = await engine.call('GET', customerPath(customer.customerId), { as: body.access_token })
    expect(me.body).toMatchObject({ c_typeLogin: 'passwordless' })
    expect(await finish({ pwdless_login_token: token })).toMatchObject({
      status: 400,
      body: { message: 'invalid token' },
    })
  })

  test('[S2.007] a link mailed after a password change signs in, one mailed before does not', async () => {
    const { token: before } = await requestMail()
    const { status } = await engine.call('PUT', customerPath(customer.customerId, '/password'), {
      as: customer.token,
      body: { currentPassword: testPassword, password: 'Teja-Verde 95!' },
    })
    expect(status).toBe(204)
    expect((await finish({ pwdless_login_token: before })).status).toBe(400)
    const { token } = await requestMail({}, 1)
    expect((await finish({ pwdless_login_token: token })).status).toBe(200)
  })

  test('the mailed code signs in together with the login, and spends the link', async () => {
    const { token, code } = await requestMail()
    expect((await finish({ pwdless_login_token: code })).status).toBe(400)
    const other = await registerCustomer(engine)
    expect((await finish({ pwdless_login_token: code, login_id: other.login })).status).toBe(400)
    expect((await finish({ pwdless_login_token: code, login_id: customer.login })).status).toBe(200)
    expect((await finish({ pwdless_login_token: token })).status).toBe(400)
  })

  test('twenty uses at once: one wins', async () => {
    const { token } = await requestMail()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => finish({ pwdless_login_token: token })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(19)
  })

  test('after fifteen minutes it is over', async () => {
    const { token } = await requestMail()
    engine.clock.moveTo(new Date(Date.now() + 15 * 60_000 + 1_000))
    expect((await finish({ pwdless_login_token: token })).body.message).toMatch(/token expired/i)
  })

  test('an application that is called back sends the link itself; the token signs in', async () => {
    const guest = await signIn(engine, 'guest')
    const receiver = await startCallbackReceiver('/passwordless-login-callback')
    await registerCallback(engine, receiver.uri)
    await start({ mode: 'callback', callback_uri: receiver.uri, usid: guest.usid })
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 15_000 })
    await receiver.close()
    const [call] = receiver.received
    const { body: jwks } = await engine.call<{ keys: [] }>('GET', slas('jwks'))
    const proof = String(call?.headers['x-slas-callback-token'])
    const { payload } = await jwtVerify(proof, createLocalJWKSet(jwks))
    expect([payload.iss, call?.body.email_id]).toEqual(['slas/prod/lmna_001', customer.login])
    const { status, body } = await finish({ pwdless_login_token: String(call?.body.token) })
    expect([status, body.customer_id, body.usid]).toEqual([200, customer.customerId, guest.usid])
    const mails = await listMails(engine.engine.db)
    expect(
      mails.filter((mail) => mail.recipient === customer.login && mail.template === 'sign-in-code'),
    ).toEqual([])
  })

  test('bound to a verifier it needs the verifier', async () => {
    const { verifier, challenge } = pkce()
    const { token } = await requestMail({ code_challenge: challenge })
    expect((await finish({ pwdless_login_token: token })).status).toBe(400)
    expect((await finish({ pwdless_login_token: token, code_verifier: verifier })).status).toBe(200)
  })

  test('a private client needs its secret', async () => {
    const without = await start({ client_id: privateClient.id })
    expect(without).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/client secret is not provided/i) },
    })
    const secret = { authorization: basicAuthorization(privateClient.id, privateClient.secret) }
    expect((await start({ client_id: undefined }, secret)).status).toBe(200)
  })

  test('known and unknown accounts get the same answer', async () => {
    const [known, unknown] = [await start(), await start({ user_id: 'nadie@pruebas.example' })]
    expect({ ...unknown, headers: Object.keys(unknown.headers) }).toEqual({
      ...known,
      headers: Object.keys(known.headers),
    })
  })
})

describe('limits', () => {
  let limited: TestEngine

  beforeAll(async () => {
    limited = await createTestEngine(await shopTemplate(), { rateLimits: true })
  })
  afterAll(() => limited.close())

  const ask = (path: string, user_id: string) =>
    postForm<{ message: string }>(limited, path, {
      user_id,
      mode: 'email',
      client_id: testShop.clientId,
      channel_id: testShop.siteId,
    })

  test.each(['passwordless/login', 'password/reset'])(
    '%s: six in ten minutes, known or not',
    async (path) => {
      const known = await registerCustomer(limited)
      for (const name of [known.login, `nadie-${path.length}@pruebas.example`]) {
        const answers = await Promise.all(Array.from({ length: 10 }, () => ask(path, name)))
        expect(answers.filter((answer) => answer.status === 200)).toHaveLength(6)
        const refused = answers.find((answer) => answer.status === 429)
        expect(refused?.body.message).toMatch(/too many .* requests/i)
        expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(500)
      }
    },
  )

  test('codes cannot be guessed: ten tries per account', async () => {
    const known = await registerCustomer(limited)
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        postForm(limited, 'passwordless/token', {
          client_id: testShop.clientId,
          pwdless_login_token: String(index).padStart(8, '0'),
          login_id: known.login,
        }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5)
  })
})
