import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  customerPath,
  linkIn,
  mailTo,
  postForm,
  refresh,
  registerCustomer,
  shopTemplate,
  signIn,
  testPassword,
  testShop,
} from '../testing.ts'

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

test('[S1.016] a new password or another address invalidates links mailed before', async () => {
  const base = { client_id: testShop.clientId, channel_id: testShop.siteId, mode: 'email' }
  const requestReset = async (login: string, after = 0) => {
    await postForm(engine, 'password/reset', { ...base, user_id: login, hint: 'cross_device' })
    await postForm(engine, 'passwordless/login', { ...base, user_id: login })
    const [reset, link] = await Promise.all([
      mailTo(engine, login, 'password-reset', after),
      mailTo(engine, login, 'sign-in-code', after),
    ])
    return [reset, link].map((mail) => String(linkIn(mail).searchParams.get('token')))
  }
  const use = async ([reset = '', link = '']: string[]) => [
    (
      await postForm<{ message: string }>(engine, 'password/action', {
        ...base,
        pwd_action_token: reset,
        new_password: 'Teja-Verde 95!',
        hint: 'cross_device',
      })
    ).body.message,
    (
      await postForm<{ message: string }>(engine, 'passwordless/token', {
        ...base,
        grant_type: 'client_credentials',
        hint: 'pwdless_login',
        pwdless_login_token: link,
      })
    ).body.message,
  ]
  // Somebody at the customer's desk asks for another address; the customer chooses a new password.
  const theirs = `ajeno-${customer.login}`
  await ask(theirs)
  const stolen = await mailedToken(theirs)
  const old = await requestReset(customer.login)
  const changed = await engine.call('PUT', customerPath(customer.customerId, '/password'), {
    as: customer.token,
    body: { currentPassword: testPassword, password: 'Teja-Verde 95!' },
  })
  expect(changed.status).toBe(204)
  expect((await confirm(stolen)).body.detail).toBe('invalid token')
  expect(await use(old)).toEqual(['invalid token', 'invalid token'])

  // The platform's own call moves the account at once; what lies in the former mailbox opens nothing.
  const again = await signIn(engine, { login: customer.login, password: 'Teja-Verde 95!' })
  const later = await requestReset(customer.login, 1)
  const moved = await engine.call('PATCH', customerPath(customer.customerId), {
    as: again.token,
    body: { email: `nuevo-${customer.login}`, currentPassword: 'Teja-Verde 95!' },
  })
  expect(moved.status).toBe(200)
  expect(await use(later)).toEqual(['invalid token', 'invalid token'])
})
