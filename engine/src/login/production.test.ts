import type { lookup } from 'node:dns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { postCallback } from './identity/callback.ts'
import { startCallbackReceiver } from './testing/callback-receiver.ts'
import { registerCallback } from './testing/register-callback.ts'
import {
  linkIn,
  mailTo,
  postForm,
  refresh,
  registerCustomer,
  shopTemplate,
  signIn,
  testPassword,
  testShop,
} from './testing.ts'

/** What holds only where real customers shop. */
let engine: TestEngine
beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate(), { production: true })
  await engine.engine.startJobs()
})
afterAll(() => engine.close())

test.each([
  '127.0.0.1',
  'localhost',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '[::1]',
  '[fd00::1]',
  '[::ffff:127.0.0.1]',
])('[G1.002] a registered callback on %s is never called', async (host) => {
  const ctx = await engine.engine.merchantContext()
  const call = postCallback(ctx, `http://${host}:9/callback`, { email: 'ana@correo.com.sv', token: 'x' })
  await expect(call).rejects.toThrow('not an address of the internet')
})

test('[G1.002] a registered callback in a private network gets nothing, and no mail goes elsewhere', async () => {
  const receiver = await startCallbackReceiver('/callback')
  await registerCallback(engine, receiver.uri)
  const customer = await registerCustomer(engine, { login: 'callback@correo.com.sv' })
  const asked = await ask('password/reset', customer.login, { mode: 'callback', callback_uri: receiver.uri })
  expect(asked).toMatchObject({ status: 200 })
  const failedJobs = async () => {
    const { rows } = await engine.database.pool.query<{ state: string; output: unknown }>(
      `select state, output from pgboss.job where name = 'login.password-reset'`,
    )
    return JSON.stringify(rows)
  }
  await expect.poll(failedJobs, { timeout: 15_000 }).toContain('not an address of the internet')
  expect(receiver.received).toEqual([])
  await receiver.close()
})

test('[G1.002] a name that leads to the internet when it is judged and to this machine afterwards reaches nothing here', async () => {
  const receiver = await startCallbackReceiver('/callback')
  const ctx = await engine.engine.merchantContext()
  // An address kept for documentation (RFC 5737): nobody answers there.
  const answers = ['203.0.113.9', '127.0.0.1']
  type Answer = (error: null, found: { address: string; family: number }[]) => void
  const resolve = ((_host: string, _options: object, done: Answer) =>
    done(null, [{ address: answers.shift() ?? '127.0.0.1', family: 4 }])) as unknown as typeof lookup
  const uri = receiver.uri.replace('127.0.0.1', 'callback.example')
  const call = () => postCallback(ctx, uri, { email: 'ana@correo.com.sv', token: 'x' }, resolve)
  await expect(call()).rejects.not.toThrow('not an address of the internet')
  await expect(call()).rejects.toThrow('not an address of the internet')
  expect(receiver.received).toEqual([])
  await receiver.close()
})

test('the shop’s own callback is called wherever its name leads', async () => {
  const ctx = await engine.engine.merchantContext()
  const receiver = await startCallbackReceiver('/reset-password-callback')
  const publicOrigin = new URL(receiver.uri).origin
  await postCallback({ ...ctx, publicOrigin }, receiver.uri, { email: 'ana@correo.com.sv', token: 'x' })
  expect(receiver.received).toHaveLength(1)
  await receiver.close()
})

/** Asks for what is mailed to an account. */
const ask = (path: string, user_id: string, changes: Record<string, string> = {}) =>
  postForm(engine, path, {
    user_id,
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    mode: 'email',
    hint: 'cross_device',
    ...changes,
  })

/** An account as the demo makes it, whatever way it came into this database. */
const demoAccount = async () => {
  const { customerId, login } = await registerCustomer(engine, { login: `demo${Date.now()}@correo.com.sv` })
  const own = await signIn(engine, { login, password: testPassword })
  const demo = `${customerId.toLowerCase()}@lamina.example`
  await engine.database.pool.query('update customer set login = $2, email = $2 where id = $1', [
    customerId,
    demo,
  ])
  return { demo, refreshToken: own.refreshToken }
}

test('[G1.006] who has an address of the demo cannot sign in, by no way', async () => {
  const { demo, refreshToken } = await demoAccount()
  await expect(signIn(engine, { login: demo, password: testPassword })).rejects.toThrow('401')
  expect((await refresh(engine, refreshToken)).status).toBe(400)
  for (const path of ['passwordless/login', 'password/reset'])
    expect((await ask(path, demo)).status).toBe(200)
  // What comes later has left, so what was asked before would have.
  const other = await registerCustomer(engine, { login: 'despues@correo.com.sv' })
  await ask('password/reset', other.login)
  expect(linkIn(await mailTo(engine, other.login, 'password-reset')).pathname).toBe('/set-new-password/')
  const { rows } = await engine.database.pool.query('select 1 from mail where recipient = $1', [demo])
  expect(rows).toEqual([])
})

test('[G1.006] nobody registers with such an address', async () => {
  await expect(registerCustomer(engine, { login: 'nueva@lamina.example' })).rejects.toThrow('Invalid Email')
})
