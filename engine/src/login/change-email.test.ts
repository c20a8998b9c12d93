import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { linkIn, mailTo, refresh, registerCustomer, shopTemplate, signIn, testPassword } from './testing.ts'

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

const base = '/custom/account/v1/organizations/f_ecom_lmna_001'
const ask = (email: string, currentPassword = testPassword, { token, customerId } = customer) =>
  engine.call<{ title: string }>('POST', `${base}/customers/${customerId}/email-change?siteId=Lamina`, {
    as: token,
    body: { email, currentPassword },
  })
const confirm = async (token: string) => {
  const guest = await signIn(engine, 'guest')
  return engine.call<{ email?: string; title?: string; detail?: string }>(
    'POST',
    `${base}/email-change/confirm?siteId=Lamina`,
    { as: guest.token, body: { token } },
  )
}
const mailedToken = async (email: string, after = 0) =>
  String(linkIn(await mailTo(engine, email, 'email-change', after)).searchParams.get('token'))

test('[S1.016] the account moves when the link is opened: sessions end and the former address is told', async () => {
  const email = `nuevo-${customer.login}`
  const elsewhere = await signIn(engine, { login: customer.login, password: testPassword })
  expect((await ask(email)).status).toBe(204)
  const token = await mailedToken(email)
  // Until then nothing has changed.
  expect((await signIn(engine, { login: customer.login, password: testPassword })).token).toBeTruthy()
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email } })
  expect((await mailTo(engine, customer.login, 'email-changed')).plain).toContain(email)
  expect((await refresh(engine, elsewhere.refreshToken)).status).toBe(400)
  expect((await ask('x@qa.example')).status).toBe(401)
  expect((await signIn(engine, { login: email, password: testPassword })).token).toBeTruthy()
  expect(await confirm(token)).toMatchObject({ status: 400, body: { detail: 'invalid token' } })
})

test('a link is too old after 15 minutes, and worthless once another was asked for', async () => {
  const email = `nuevo-${customer.login}`
  await ask(email)
  const first = await mailedToken(email)
  await ask(email)
  const second = await mailedToken(email, 1)
  expect((await confirm(first)).body.detail).toBe('invalid token')
  engine.clock.moveTo(new Date(Date.now() + 15 * 60_000))
  expect((await confirm(second)).body.detail).toBe('invalid token: Token expired')
})

test('[S8.013] an address of somebody else gets the same answer; only who opens the link is told', async () => {
  const other = await registerCustomer(engine)
  const [free, taken] = [await ask(`libre-${customer.login}`), await ask(other.login)]
  expect([taken.status, taken.body]).toEqual([free.status, free.body])
  const token = await mailedToken(other.login)
  for (let again = 0; again < 2; again++) {
    expect(await confirm(token)).toMatchObject({ status: 400, body: { title: 'Login Already In Use' } })
  }
  expect((await signIn(engine, { login: customer.login, password: testPassword })).token).toBeTruthy()
})

test('[S8.011] only who knows the password may ask, for their own account; one of two presses wins', async () => {
  expect((await ask(`a-${customer.login}`, 'wrong')).body.title).toBe('Update Password')
  expect((await ask('none')).status).toBe(400)
  const other = await registerCustomer(engine)
  const foreign = await ask(`b-${other.login}`, testPassword, { ...customer, token: other.token })
  expect(foreign.status).toBe(404)
  const email = `nuevo-${customer.login}`
  await ask(email)
  const token = await mailedToken(email)
  const both = await Promise.all([confirm(token), confirm(token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
})
