import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listMails } from '../../mail/module.ts'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  linkIn,
  mailTo,
  postForm,
  refresh,
  registerCustomer,
  shopTemplate,
  signIn,
  slas,
  testShop,
} from '../testing.ts'
import { startCallbackReceiver } from '../testing/callback-receiver.ts'
import { registerCallback } from '../testing/register-callback.ts'

let engine: TestEngine
let customer: Awaited<ReturnType<typeof registerCustomer>>
const next = 'Teja-Verde 95!'

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
  await engine.engine.startJobs()
})
afterAll(() => engine.close())
beforeEach(async () => {
  customer = await registerCustomer(engine)
})
afterEach(() => engine.clock.moveTo(undefined))

const ask = (user_id: string, changes: Record<string, string | undefined> = {}) =>
  postForm<{ message: string }>(engine, 'password/reset', {
    user_id,
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    mode: 'email',
    hint: 'cross_device',
    ...changes,
  })

const act = (fields: Record<string, string | undefined>) =>
  postForm<{ message: string; error: string }>(engine, 'password/action', {
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    hint: 'cross_device',
    new_password: next,
    user_id: customer.login,
    ...fields,
  })

const mailedToken = async (after = 0, changes: Record<string, string> = {}) => {
  expect((await ask(customer.login, changes)).status).toBe(200)
  const mail = await mailTo(engine, customer.login, 'password-reset', after)
  return String(linkIn(mail).searchParams.get('token'))
}

describe('password reset', () => {
  test.each<Record<string, string>>([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example;proto=https' },
    { origin: 'https://evil.example', referer: 'https://evil.example/x' },
  ])('the mailed link leads to the shop, whatever host the request names (%j)', async (headers) => {
    const asked = { user_id: customer.login, client_id: testShop.clientId, channel_id: testShop.siteId }
    const answer = await postForm(
      engine,
      'password/reset',
      { ...asked, mode: 'email', hint: 'cross_device' },
      headers,
    )
    expect(answer.status).toBe(200)
    const mail = await mailTo(engine, customer.login, 'password-reset')
    expect(linkIn(mail).origin).toBe('http://localhost:3000')
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })

  test('[S7.011] [S7.012] a mailed link sets a new password, once, and ends every session', async () => {
    const asked = await ask(customer.login, { locale: 'en-CR' })
    expect(asked).toMatchObject({ status: 200, body: '' })
    const mail = await mailTo(engine, customer.login, 'password-reset')
    expect(mail.subject).toBe('Reset your password')
    const link = linkIn(mail)
    expect(link.origin + link.pathname).toBe('http://localhost:3000/en-CR/set-new-password/')
    expect(link.searchParams.get('email')).toBe(customer.login)
    const pwd_action_token = String(link.searchParams.get('token'))
    expect(await act({ pwd_action_token })).toMatchObject({ status: 200, body: '' })
    expect((await refresh(engine, customer.refreshToken)).body).toMatchObject({
      message: 'invalid refresh_token',
    })
    expect((await engine.call('GET', slas('userinfo'), { as: customer.token })).status).toBe(401)
    await expect(signIn(engine, customer)).rejects.toThrow('401')
    await signIn(engine, { login: customer.login, password: next })
    expect(await act({ pwd_action_token })).toMatchObject({ status: 400, body: { message: 'invalid token' } })
    await mailTo(engine, customer.login, 'password-changed')
  })

  test('known and unknown accounts get the same answer; only one gets a mail', async () => {
    const unknown = await ask('nadie@pruebas.example')
    const known = await ask(customer.login)
    expect({ ...unknown, headers: Object.keys(unknown.headers) }).toEqual({
      ...known,
      headers: Object.keys(known.headers),
    })
    await mailTo(engine, customer.login, 'password-reset')
    const mails = await listMails(engine.engine.db)
    expect(mails.map((mail) => mail.recipient)).not.toContain('nadie@pruebas.example')
  })

  test('twenty uses at once: one wins', async () => {
    const pwd_action_token = await mailedToken()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        act({ pwd_action_token, new_password: `Teja-Verde ${index}5!` }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(19)
  })

  test('[S7.012] a password that was forgotten, or changed, once can be forgotten again', async () => {
    expect((await act({ pwd_action_token: await mailedToken() })).status).toBe(200)
    engine.clock.moveTo(new Date(Date.now() + 60_000))
    const again = await act({ pwd_action_token: await mailedToken(1), new_password: 'Cumbrera-Roja 7!' })
    expect(again.status).toBe(200)
    await signIn(engine, { login: customer.login, password: 'Cumbrera-Roja 7!' })
  })

  test('a newer mail makes the older one worthless', async () => {
    const first = await mailedToken()
    const second = await mailedToken(1)
    expect((await act({ pwd_action_token: first })).status).toBe(400)
    expect((await act({ pwd_action_token: second })).status).toBe(200)
  })

  test('[S8.014] after fifteen minutes the token is refused as expired', async () => {
    const pwd_action_token = await mailedToken()
    engine.clock.moveTo(new Date(Date.now() + 15 * 60_000 + 1_000))
    const { status, body } = await act({ pwd_action_token })
    expect(status).toBe(400)
    expect(body.message).toMatch(/token expired/i)
    expect(body.message).toMatch(/invalid token/i)
  })

  test('[S7.012] [S8.015] an invented token, another user and another client are refused', async () => {
    const other = await registerCustomer(engine)
    const pwd_action_token = await mailedToken()
    for (const fields of [
      { pwd_action_token: 'a'.repeat(43) },
      { pwd_action_token, user_id: other.login },
      { pwd_action_token: '' },
    ]) {
      expect(await act(fields)).toMatchObject({ status: 400, body: { message: 'invalid token' } })
    }
    expect((await act({ pwd_action_token, client_id: 'unknown' })).status).toBe(400)
    await signIn(engine, customer)
  })

  test('a password that breaks the rules does not spend the token', async () => {
    const pwd_action_token = await mailedToken()
    const { status, body } = await act({ pwd_action_token, new_password: 'Password1!' })
    expect(status).toBe(400)
    expect(body.error).toBe('invalid_password')
    expect((await act({ pwd_action_token })).status).toBe(200)
  })

  test('three mails an hour are enough', async () => {
    for (let sent = 0; sent < 3; sent++) await mailedToken(sent)
    expect((await ask(customer.login)).status).toBe(200)
    const other = await registerCustomer(engine)
    await ask(other.login)
    await mailTo(engine, other.login, 'password-reset')
    const mails = (await listMails(engine.engine.db)).filter(
      (mail) => mail.recipient === customer.login && mail.template === 'password-reset',
    )
    expect(mails).toHaveLength(3)
  })

  test.each([
    [{ callback_uri: 'https://evil.example/callback', mode: 'callback' }, "callback_uri doesn't match"],
    [{ callback_uri: 'https://evil.example/callback', mode: undefined }, "callback_uri doesn't match"],
    [{ mode: 'callback', callback_uri: 'loopback' }, "callback_uri doesn't match"],
    [{ mode: 'callback' }, 'callback_uri is required'],
    [{ mode: 'sms' }, 'mode must be'],
  ])('%o is refused', async (changes, message) => {
    const { status, body } = await ask(customer.login, changes)
    expect(status).toBe(400)
    expect(body.message).toContain(message)
  })
})

test.each(['http://127.0.0.1:4599/x', 'http://127.1:4599/x', 'http://localhost/x', 'http://[::1]:4599/x'])(
  '[G1.001] a callback to %s is refused where only the browser may come back to this machine',
  async (callback_uri) => {
    for (const mode of ['callback', undefined]) {
      const { status, body } = await ask(customer.login, { callback_uri, mode })
      expect([status, body.message]).toEqual([400, expect.stringContaining("callback_uri doesn't match")])
    }
  },
)

describe('callback', () => {
  const handOn = (body: Record<string, unknown>, proof?: string) =>
    engine.call(
      'POST',
      `/custom/password-reset/v1/organizations/${testShop.organizationId}/send-password-reset-mail?siteId=Lamina`,
      {
        body,
        headers: proof === undefined ? {} : { 'x-slas-callback-token': proof },
      },
    )

  test('[S2.006] the registered address is called with a proof, and mails through us only with it', async () => {
    const receiver = await startCallbackReceiver('/reset-password-callback')
    await registerCallback(engine, receiver.uri)
    await ask(customer.login, { mode: 'callback', callback_uri: receiver.uri })
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 15_000 })
    await receiver.close()
    const [call] = receiver.received
    const proof = String(call?.headers['x-slas-callback-token'])
    const body = call?.body ?? { email_id: '', token: '' }
    expect(body.email_id).toBe(customer.login)
    const { body: jwks } = await engine.call<{ keys: [] }>('GET', slas('jwks'))
    const { payload } = await jwtVerify(proof, createLocalJWKSet(jwks))
    expect(payload.iss).toBe('slas/prod/lmna_001')

    expect((await handOn(body)).status).toBe(401)
    expect((await handOn(body, customer.token)).status).toBe(401)
    expect((await handOn({ ...body, email_id: 'otra@pruebas.example' }, proof)).status).toBe(401)
    expect((await handOn(body, proof)).status).toBe(204)
    expect((await handOn(body, proof)).status).toBe(204)
    const link = linkIn(await mailTo(engine, customer.login, 'password-reset'))
    expect(link.pathname).toBe('/set-new-password/')
    const pwd_action_token = String(link.searchParams.get('token'))
    expect((await act({ pwd_action_token })).status).toBe(200)
    await mailTo(engine, customer.login, 'password-changed')
    const resets = (await listMails(engine.engine.db)).filter(
      (mail) => mail.recipient === customer.login && mail.template === 'password-reset',
    )
    expect(resets).toHaveLength(1)
    engine.clock.moveTo(new Date(Date.now() + 6 * 60_000))
    expect((await handOn(body, proof)).status).toBe(401)
  })
})
