import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  customerPath,
  getCode,
  pkce,
  postForm,
  registerCustomer,
  type SignedIn,
  shopTemplate,
  signIn,
  testShop,
} from '../testing.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
})
afterAll(() => engine.close())

const sessions = `/s/${testShop.siteId}/dw/shop/v22_8/sessions`

const cookieOf = async ({ token }: Pick<SignedIn, 'token'>) => {
  const { status, headers, body } = await engine.call('POST', sessions, { as: token })
  expect([status, body]).toEqual([204, ''])
  const cookie = String(headers['set-cookie'])
  expect(cookie).toMatch(/^dwsid=[\w-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/)
  return /dwsid=([\w-]+)/.exec(cookie)?.[1] ?? ''
}

const bridge = async (fields: Record<string, string>) => {
  const { verifier, challenge } = pkce()
  const { code } = await getCode(engine, 'guest', { challenge })
  return postForm(engine, 'session-bridge/token', {
    grant_type: 'session_bridge',
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    code: String(code),
    code_verifier: verifier,
    ...fields,
  })
}

test('[S7.051] the cookie of a session on other pages brings a customer over, with the guest they were', async () => {
  const ana = await registerCustomer(engine)
  const { status, body } = await bridge({ dwsid: await cookieOf(ana), login_id: ana.login })
  expect(status).toBe(200)
  expect(body).toMatchObject({ token_type: 'Bearer', customer_id: ana.customerId, usid: ana.usid })
  const own = await engine.call('GET', customerPath(ana.customerId), { as: String(body.access_token) })
  expect(own.status).toBe(200)
})

test('a guest goes on as the same guest', async () => {
  const guest = await signIn(engine, 'guest')
  const { body } = await bridge({ dwsgst: await cookieOf(guest), login_id: 'guest', dwsid: 'old' })
  expect(body).toMatchObject({ customer_id: guest.customerId, usid: guest.usid })
})

test.each([
  ['a cookie of nobody', () => ({ dwsid: 'x'.repeat(80), login_id: 'guest' })],
  ['no cookie', () => ({ login_id: 'guest' })],
])('%s opens nothing', async (_, fields) => {
  const { status, body } = await bridge(fields())
  expect([status, body]).toMatchObject([400, { error: 'invalid_grant', status_code: '400 BAD_REQUEST' }])
})

test('a customer’s cookie needs their login, a living session, its half hour and the verifier', async () => {
  const ana = await registerCustomer(engine)
  const dwsid = await cookieOf(ana)
  const login_id = ana.login
  expect((await bridge({ dwsid, login_id: 'otra@pruebas.example' })).status).toBe(400)
  expect((await bridge({ dwsid, login_id, code_verifier: pkce().verifier })).status).toBe(400)
  expect((await bridge({ dwsid, login_id, grant_type: 'refresh_token' })).body).toMatchObject({
    error: 'unsupported_grant_type',
  })
  engine.clock.moveTo(new Date(Date.now() + 31 * 60_000))
  expect((await bridge({ dwsid, login_id })).status).toBe(400)
  engine.clock.moveTo(undefined)
  await engine.database.pool.query('update session set ended_at = now() where customer_id = $1', [
    ana.customerId,
  ])
  expect((await bridge({ dwsid, login_id })).status).toBe(400)
})

test('without a token there is no session to bridge', async () => {
  expect((await engine.call('POST', sessions)).status).toBe(401)
})
