import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../testing.ts'
import {
  customerPath,
  exchange,
  getCode,
  pkce,
  refresh,
  registerCustomer,
  shopTemplate,
  signIn,
} from './testing.ts'

/** Somebody begins a session and has another sign in with it: what they hold must not grow with that. */
let engine: TestEngine
beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
})
afterAll(() => engine.close())

test('whoever began the session that another signs in with stays a guest', async () => {
  const victim = await registerCustomer(engine)
  const planted = await signIn(engine, 'guest')
  const signedIn = await signIn(engine, victim, { usid: planted.usid })
  expect(signedIn.customerId).toBe(victim.customerId)

  const record = await engine.call('GET', customerPath(victim.customerId), { as: planted.token })
  expect(record.status).toBe(404)
  const { status, body } = await refresh(engine, planted.refreshToken)
  expect([status, body.customer_id]).toEqual([200, planted.customerId])
  expect(decodeJwt(body.access_token).isb).toMatch(/^uido:slas::upn:Guest::/)
  const again = await engine.call('GET', customerPath(victim.customerId), { as: body.access_token })
  expect(again.status).toBe(404)
  expect((await engine.call('GET', customerPath(victim.customerId), { as: signedIn.token })).status).toBe(200)
})

test('signing in gives tokens of its own: none of those before is among them', async () => {
  const victim = await registerCustomer(engine)
  const planted = await signIn(engine, 'guest')
  const signedIn = await signIn(engine, victim, { usid: planted.usid })
  expect(signedIn.refreshToken).not.toBe(planted.refreshToken)
  expect(signedIn.token).not.toBe(planted.token)
})

test('a code that was asked for with somebody else’s challenge is worth nothing without their verifier', async () => {
  const victim = await registerCustomer(engine)
  const attacker = pkce()
  const { code } = await getCode(engine, victim, { challenge: pkce().challenge })
  const stolen = await exchange(engine, String(code), attacker.verifier)
  expect(stolen.status).toBe(400)
  expect(stolen.body.access_token).toBeUndefined()
})
