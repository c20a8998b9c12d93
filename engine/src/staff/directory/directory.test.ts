import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startIdentitySimulators, type TypedPerson } from '../../../../simulators/idp/testing.ts'
import { type BasketShop, openBasketShop } from '../../baskets/testing.ts'
import { openDirectory } from '../../gateways/module.ts'
import type { IdentityProvider, DirectoryPerson } from '../../gateways/index.ts'
import { callAsStaff, inviteTo, openStaff, showFactor, usersPath } from '../testing.ts'
import { type Lie, startLyingDirectory } from '../testing/lying-directory.ts'

const returnsTo = 'http://localhost:3000/admin/directory'
const liedAbout = 'mentira@tienda.com.sv'

let shop: BasketShop
let simulators: Awaited<ReturnType<typeof startIdentitySimulators>>
let liar: Awaited<ReturnType<typeof startLyingDirectory>>
/** Which directory the shop is set to. */
let asked: IdentityProvider<DirectoryPerson>
let honest: IdentityProvider<DirectoryPerson>
const warnings: string[] = []

beforeAll(async () => {
  simulators = await startIdentitySimulators(() => returnsTo)
  liar = await startLyingDirectory({ email: liedAbout })
  honest = openDirectory({
    ...simulators.settings.directory,
    emailDomains: ['tienda.com.sv'],
    verifiedClaim: 'email_verified',
  })
  asked = honest
  shop = await openBasketShop({
    rateLimits: true,
    warn: (_details, message) => warnings.push(message),
    gateways: {
      directory: {
        authorizationUrl: (handshake) => asked.authorizationUrl(handshake),
        personOf: (returned, handshake) => asked.personOf(returned, handshake),
        check: () => asked.check(),
      },
    },
  })
})
afterAll(async () => {
  await shop.close()
  await simulators.close()
  await liar.close()
})
afterEach(() => {
  shop.clock.moveTo(undefined)
  asked = honest
})

const someone = () => `${randomUUID()}@tienda.com.sv`
const sessions = `${usersPath}/staff-sessions`
const me = async (cookie: string | undefined) =>
  (await callAsStaff(shop, cookie, 'GET', `${usersPath}/users/this`)).body
const later = (minutes: number) => shop.clock.moveTo(new Date(shop.clock.now().getTime() + minutes * 60_000))

/** Asks, as a page does: where the browser goes, and what its cookies are from then on. */
const ask = async (body: object = { purpose: 'sign-in' }, cookie?: string) => {
  const answer = await callAsStaff(shop, cookie, 'POST', `${sessions}/directory`, { body })
  const [own = ''] = /^[^;]+/.exec(answer.headers['set-cookie'] as string) ?? []
  const browser = [cookie, own].filter(Boolean).join('; ')
  return { ...answer, url: String(answer.body.url), browser }
}

/** Hands over what the browser came back with. */
const handOver = (answer: string, browser: string | undefined, ip?: string) =>
  callAsStaff(shop, browser, 'POST', `${sessions}/directory/return`, {
    body: { answer },
    ...(ip ? { ip } : {}),
  })

/** Somebody signs in at the directory, in the browser that asked. */
const signInAs = async (person: TypedPerson, press?: 'deny') => {
  const { url, browser } = await ask()
  const returned = await simulators.answer(url, person, press)
  return { ...(await handOver(returned.search, browser)), returned, browser }
}

const refused = { status: 401, body: { detail: 'The directory’s answer opens nothing here.' } }

test('who was invited gets in by the directory, which has asked for a second factor; nobody had to choose a password', async () => {
  const email = someone()
  const { id } = await inviteTo(shop, email, 'manager@SV')
  const { status, body, cookie } = await signInAs({ email: email.toUpperCase(), name: 'Ana Prueba' })
  expect([status, body]).toEqual([200, { state: 'signed-in', inWindow: false }])
  expect(await me(cookie)).toMatchObject({
    userId: id,
    email,
    name: 'Ana Prueba',
    roles: [{ role: 'manager', country: 'SV' }],
    isProven: true,
    methods: ['directory'],
  })
  const { rows } = await shop.database.pool.query(
    `select actor, change from audit_entry where subject_id = $1 and operation = 'joinDirectory'`,
    [id],
  )
  expect(rows).toMatchObject([{ actor: { kind: 'staff', id, name: 'Ana Prueba' } }])
  expect(JSON.parse(rows[0].change)).toMatchObject({
    after: { directory: expect.stringContaining('/idp/directory') },
  })
  // Another sign-in changes nothing of the person.
  expect((await signInAs({ email })).status).toBe(200)
  const again = await shop.database.pool.query(
    `select 1 from audit_entry where subject_id = $1 and operation = 'joinDirectory'`,
    [id],
  )
  expect(again.rowCount).toBe(1)
})

test('without a second factor there the person’s own is asked; who has none here does not get in', async () => {
  const { email, app } = await openStaff(shop, 'auditor')
  const first = await signInAs({ email, kind: 'password' })
  expect(first).toMatchObject({
    status: 200,
    body: { state: 'second-factor', methods: ['totp', 'recovery-code'] },
  })
  expect(first.cookie).toBeUndefined()
  const second = await showFactor(shop, first.body.challenge, { code: app.next() })
  expect(second.body).toEqual({ state: 'signed-in' })
  const stranger = someone()
  await inviteTo(shop, stranger, 'auditor')
  expect(await signInAs({ email: stranger, kind: 'password' })).toMatchObject({
    status: 403,
    body: { title: 'Second Factor Missing' },
  })
})

describe('nobody gets in, and all are told the same,', () => {
  test('who was not invited, whose access has ended, whose address is not vouched for or is of another domain', async () => {
    const { email, id } = await openStaff(shop, 'auditor')
    const { cookie: owner } = await openStaff(shop, 'owner')
    expect(await signInAs({ email: someone() })).toMatchObject(refused)
    expect(await signInAs({ email, kind: 'unverified' })).toMatchObject(refused)
    const outside = `${randomUUID()}@otra.com.sv`
    await inviteTo(shop, outside, 'auditor')
    expect(await signInAs({ email: outside })).toMatchObject(refused)
    expect(await signInAs({ email }, 'deny')).toMatchObject(refused)
    expect((await signInAs({ email })).status).toBe(200)
    expect((await callAsStaff(shop, owner, 'DELETE', `${usersPath}/users/${id}`)).status).toBe(204)
    expect(await signInAs({ email })).toMatchObject(refused)
    const { rowCount } = await shop.database.pool.query(
      `select 1 from staff_session where staff_id = $1 and ended_at is null`,
      [id],
    )
    expect(rowCount).toBe(0)
  })

  test('who has an address that was somebody else’s at the directory, until they are invited anew', async () => {
    asked = openDirectory(liar.settings)
    const email = someone()
    await inviteTo(shop, email, 'auditor')
    const as = async (sub: string) => {
      const { url, browser } = await ask()
      return handOver(liar.answer(url, { claims: (right) => ({ ...right, email, sub }) }), browser)
    }
    expect((await as('first')).status).toBe(200)
    expect(await as('second')).toMatchObject(refused)
    await inviteTo(shop, email, 'auditor')
    expect((await as('second')).status).toBe(200)
    expect(await as('first')).toMatchObject(refused)
  })

  test('who brings an answer a second time, in a race too', async () => {
    const email = someone()
    await inviteTo(shop, email, 'auditor')
    const { url, browser } = await ask()
    const { search } = await simulators.answer(url, { email })
    const race = await Promise.all([handOver(search, browser), handOver(search, browser)])
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(await handOver(search, browser)).toMatchObject(refused)
    // Even where the directory would take its code twice.
    asked = openDirectory(liar.settings)
    await inviteTo(shop, liedAbout, 'auditor')
    const careless = await ask()
    const answer = liar.answer(careless.url)
    expect((await handOver(answer, careless.browser)).status).toBe(200)
    expect(await handOver(answer, careless.browser)).toMatchObject(refused)
    asked = honest
    // The code alone, behind a new question: it was for another verifier and nonce, and is spent.
    const other = await ask()
    const code = new URLSearchParams(search)
    code.set('state', String(new URL(other.url).searchParams.get('state')))
    expect(await handOver(String(code), other.browser)).toMatchObject(refused)
  })

  test('who brings the answer of another browser: nobody is signed in as somebody else unawares', async () => {
    const email = someone()
    await inviteTo(shop, email, 'auditor')
    const thief = await ask()
    const { search } = await simulators.answer(thief.url, { email })
    const victim = await ask()
    expect(await handOver(search, victim.browser)).toMatchObject(refused)
    expect(await handOver(search, undefined)).toMatchObject(refused)
    expect((await handOver(search, thief.browser)).status).toBe(200)
    // Nor can another site make a browser hand it over.
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    for (const headers of [foreign, { 'x-session': '' }])
      expect(
        await callAsStaff(shop, thief.browser, 'POST', `${sessions}/directory/return`, {
          body: { answer: search },
          headers,
        }),
      ).toMatchObject({ status: 403 })
  })

  test('who comes after ten minutes, or with a state that is none of ours', async () => {
    const email = someone()
    await inviteTo(shop, email, 'auditor')
    const { url, browser } = await ask()
    const { search } = await simulators.answer(url, { email })
    for (const state of ['', 'x'.repeat(300)]) {
      const wrong = new URLSearchParams(search)
      wrong.set('state', state)
      expect(await handOver(String(wrong), browser)).toMatchObject(refused)
    }
    later(11)
    expect(await handOver(search, browser)).toMatchObject(refused)
  })

  const lies: [string, Lie][] = [
    ['another nonce', { claims: (right) => ({ ...right, nonce: 'another' }) }],
    ['no nonce', { claims: ({ nonce: _nonce, ...right }) => right }],
    ['another issuer', { claims: (right) => ({ ...right, iss: 'https://evil.example' }) }],
    ['another audience', { claims: (right) => ({ ...right, aud: 'another-client' }) }],
    ['a time that is over', { claims: (right) => ({ ...right, exp: Number(right.iat) - 120 }) }],
    ['a key that the directory does not publish', { foreignKey: true }],
  ]
  test.each(lies)('whose id token has %s', async (_name, lie) => {
    asked = openDirectory(liar.settings)
    await inviteTo(shop, liedAbout, 'auditor')
    const { url, browser } = await ask()
    expect(await handOver(liar.answer(url, lie), browser)).toMatchObject(refused)
    const right = await ask()
    expect((await handOver(liar.answer(right.url), right.browser)).status).toBe(200)
  })
})

test('the claim that vouches for an address is the merchant’s choice', async () => {
  const claims = (edov: unknown) => ({
    claims: ({ email_verified: _verified, ...right }: Record<string, unknown>) => ({
      ...right,
      xms_edov: edov,
    }),
  })
  asked = openDirectory({ ...liar.settings, verifiedClaim: 'xms_edov' })
  await inviteTo(shop, liedAbout, 'auditor')
  for (const [edov, status] of [
    [false, 401],
    [undefined, 401],
    [true, 200],
    ['1', 200],
  ] as const) {
    const { url, browser } = await ask()
    expect((await handOver(liar.answer(url, claims(edov)), browser)).status, String(edov)).toBe(status)
  }
})

describe('what asks for the second factor once more', () => {
  test('is opened by a factor shown at the directory as long ago as it says, and closed where it does not say', async () => {
    asked = openDirectory(liar.settings)
    const at = async (authTime: number | undefined) => {
      await inviteTo(shop, liedAbout, 'auditor')
      const { url, browser } = await ask()
      const { cookie } = await handOver(
        liar.answer(url, { claims: (right) => ({ ...right, auth_time: authTime }) }),
        browser,
      )
      return (await me(cookie)).isProven
    }
    const now = Math.floor(Date.now() / 1000)
    expect(await at(now - 5 * 60)).toBe(true)
    expect(await at(now - 15 * 60)).toBe(false)
    expect(await at(undefined)).toBe(false)
  })

  test('is opened by the directory again, asked for anew, by the person’s own account and with a second factor', async () => {
    const email = someone()
    await inviteTo(shop, email, 'auditor')
    const { cookie = '' } = await signInAs({ email })
    // Ten minutes are over; the directory's clock is the real one.
    await shop.database.pool.query(`update staff_session set proven_at = now() - interval '11 minutes'`)
    expect((await me(cookie)).isProven).toBe(false)
    const prove = async (person: TypedPerson) => {
      const { url, browser } = await ask({ purpose: 'step-up', inWindow: true }, cookie)
      const { searchParams } = new URL(url)
      expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0'])
      return handOver((await simulators.answer(url, person)).search, browser)
    }
    const other = await openStaff(shop, 'auditor')
    expect(await prove({ email: other.email })).toMatchObject(refused)
    expect((await prove({ email, kind: 'password' })).status).toBe(403)
    expect((await me(cookie)).isProven).toBe(false)
    expect(await prove({ email })).toMatchObject({ status: 200, body: { state: 'proven', inWindow: true } })
    expect((await me(cookie)).isProven).toBe(true)
    expect((await ask({ purpose: 'step-up' })).status).toBe(401)
  })

  test('is not opened by an old sign-in at the directory', async () => {
    asked = openDirectory(liar.settings)
    await inviteTo(shop, liedAbout, 'auditor')
    const first = await ask()
    const { cookie } = await handOver(liar.answer(first.url), first.browser)
    const { url, browser } = await ask({ purpose: 'step-up' }, cookie)
    const old = (right: Record<string, unknown>) => ({ ...right, auth_time: Number(right.iat) - 3 * 60 })
    expect(await handOver(liar.answer(url, { claims: old }), browser)).toMatchObject(refused)
  })
})

test('an outage, and our own wrong secret, are told as an outage, and to the log as what they are', async () => {
  const email = someone()
  await inviteTo(shop, email, 'auditor')
  const settings = { ...simulators.settings.directory, emailDomains: [], verifiedClaim: 'email_verified' }
  asked = openDirectory({ ...settings, issuer: 'http://127.0.0.1:9/idp' })
  expect((await ask()).status).toBe(503)
  const { url, browser } = await (() => {
    asked = openDirectory({ ...settings, clientSecret: 'another' })
    return ask()
  })()
  const { search } = await simulators.answer(url, { email })
  expect((await handOver(search, browser)).status).toBe(503)
  expect(warnings).toHaveLength(2)
})

test('answers are counted per address; those that let somebody in are not', async () => {
  const ip = '203.0.113.77'
  const email = someone()
  await inviteTo(shop, email, 'auditor')
  const { url, browser } = await ask()
  const { search } = await simulators.answer(url, { email })
  expect((await handOver(search, browser, ip)).status).toBe(200)
  for (let count = 0; count < 100; count++)
    expect((await handOver('state=x', undefined, ip)).status).toBe(401)
  expect((await handOver('state=x', undefined, ip)).status).toBe(429)
})
