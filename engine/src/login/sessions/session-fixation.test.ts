import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  customerPath,
  exchange,
  getCode,
  pkce,
  refresh,
  registerCustomer,
  shopTemplate,
  signIn,
} from '../testing.ts'

/** Somebody begins a session and has another sign in with it: what they hold must not grow with that. */
let engine: TestEngine
beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
})
afterAll(() => engine.close())

test('whoever began the session that another signs in with stays a guest, and cannot go on', async () => {
  const victim = await registerCustomer(engine)
  const planted = await signIn(engine, 'guest')
  const signedIn = await signIn(engine, victim, { usid: planted.usid })
  expect(signedIn.customerId).toBe(victim.customerId)

  const record = await engine.call('GET', customerPath(victim.customerId), { as: planted.token })
  expect(record.status).toBe(404)
  // The guest's session ended with the sign-in: there is nothing left to go on with.
  expect(await refresh(engine, planted.refreshToken)).toMatchObject({
    status: 400,
    body: { message: 'invalid refresh_token' },
  })
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
