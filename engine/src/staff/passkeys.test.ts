import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { callAsStaff, openStaff, staffPassword, usersPath } from './testing.ts'
import { softwareAuthenticator } from './testing/software-authenticator.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())
afterEach(() => shop.clock.moveTo(undefined))

const origin = 'http://localhost:3000'
const device = () => softwareAuthenticator({ origin, rpId: 'localhost' })

const post = (cookie: string | undefined, path: string, body: unknown = {}) =>
  callAsStaff(shop, cookie, 'POST', `${usersPath}${path}`, { body })
const me = (cookie: string | undefined) => callAsStaff(shop, cookie, 'GET', `${usersPath}/users/this`)
const creation = async (cookie: string) =>
  String((await post(cookie, '/users/this/passkeys/options')).body.challenge)
const request = async () => String((await post(undefined, '/staff-sessions/passkey-options')).body.challenge)
const signIn = (assertion: object) => post(undefined, '/staff-sessions/passkey', assertion)

/** A person with a passkey. */
const openWithPasskey = async () => {
  const person = await openStaff(shop, 'auditor')
  const key = device()
  const made = key.create(await creation(person.cookie))
  const added = await post(person.cookie, '/users/this/passkeys', { ...made, name: 'Teléfono' })
  if (added.status !== 200) throw new Error(JSON.stringify(added.body))
  return { ...person, key, passkeyId: String(added.body.passkeyId) }
}

test('a passkey is made, signs in by itself, and opens what asks for the second factor', async () => {
  const { key, id, cookie } = await openWithPasskey()
  const { body, ...answer } = await signIn(key.sign(await request()))
  expect([answer.status, body]).toEqual([200, { state: 'signed-in' }])
  expect((await me(answer.cookie)).body).toMatchObject({ userId: id, isProven: true })
  expect((await me(cookie)).body.methods).toContain('passkey')
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 11 * 60_000))
  expect((await post(cookie, '/users/this/recovery-codes')).status).toBe(403)
  const shown = key.sign(await request())
  expect((await post(cookie, '/users/this/step-up/passkey', shown)).status).toBe(204)
  expect((await post(cookie, '/users/this/recovery-codes')).status).toBe(200)
})

test('it is listed, and once taken away it is worth nothing; both stand in the log', async () => {
  const { key, id, cookie, passkeyId } = await openWithPasskey()
  const list = async () =>
    (await callAsStaff(shop, cookie, 'GET', `${usersPath}/users/this/passkeys`)).body.data
  expect(await list()).toMatchObject([{ passkeyId, name: 'Teléfono' }])
  const stranger = await openStaff(shop, 'owner')
  const remove = (as: string) =>
    callAsStaff(shop, as, 'DELETE', `${usersPath}/users/this/passkeys/${passkeyId}`)
  expect((await remove(stranger.cookie)).status).toBe(404)
  expect((await remove(cookie)).status).toBe(204)
  expect(await list()).toEqual([])
  expect((await signIn(key.sign(await request()))).status).toBe(401)
  const { rows } = await shop.database.pool.query<{ operation: string }>(
    `select operation from audit_entry where subject_id = $1 and operation like '%Passkey' order by seq`,
    [id],
  )
  expect(rows.map(({ operation }) => operation)).toEqual(['addPasskey', 'removePasskey'])
})

describe('what a device signs counts only', () => {
  const faults = {
    'on our own origin': { origin: 'https://evil.example' },
    'on our own host’s pages': { origin: 'https://localhost.evil.example' },
    'for our host': { rpId: 'evil.example' },
    'when it has verified the person': { isVerified: false },
  }
  test.each(Object.entries(faults))('[G3.006] %s', async (_when, behaviour) => {
    const { key, cookie } = await openWithPasskey()
    expect((await signIn(key.sign(await request(), behaviour))).status).toBe(401)
    const made = device().create(await creation(cookie), behaviour)
    expect((await post(cookie, '/users/this/passkeys', { ...made, name: 'x' })).status).toBe(401)
    expect((await signIn(key.sign(await request()))).status).toBe(200)
  })

  test('[G3.006] once, in a race too', async () => {
    const { key } = await openWithPasskey()
    const assertion = key.sign(await request())
    const race = await Promise.all([1, 2, 3].map(() => signIn(assertion)))
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect((await signIn(assertion)).status).toBe(401)
  })

  test('[G3.006] for five minutes, for a challenge of ours, and for its purpose', async () => {
    const { key, cookie } = await openWithPasskey()
    expect((await signIn(key.sign('b3VyLW93bg'))).status).toBe(401)
    expect((await signIn(key.sign(await creation(cookie)))).status).toBe(401)
    const late = await request()
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 6 * 60_000))
    expect((await signIn(key.sign(late))).status).toBe(401)
  })

  test('[G3.006] with the key that we know: a copy that lags behind, and another device under its id, are refused', async () => {
    const { key, passkeyId } = await openWithPasskey()
    expect((await signIn(key.sign(await request(), { counter: 50 }))).status).toBe(200)
    expect((await signIn(key.sign(await request(), { counter: 7 }))).status).toBe(401)
    const other = device().sign(await request())
    expect((await signIn({ ...other, id: passkeyId, rawId: passkeyId })).status).toBe(401)
  })

  test('for the person who is signed in, where they show once more who they are', async () => {
    const one = await openWithPasskey()
    const other = await openWithPasskey()
    const shown = other.key.sign(await request())
    expect((await post(one.cookie, '/users/this/step-up/passkey', shown)).status).toBe(401)
  })

  test('until the person is disabled or accepts a new invitation', async () => {
    const { id, key, email } = await openWithPasskey()
    const disable = (value: string) =>
      shop.database.pool.query(`update staff_member set disabled_at = ${value} where id = $1`, [id])
    await disable('created_at')
    expect((await signIn(key.sign(await request()))).status).toBe(401)
    await disable('null')
    expect((await signIn(key.sign(await request()))).status).toBe(200)
    await openStaff(shop, 'auditor', email)
    expect((await signIn(key.sign(await request()))).status).toBe(401)
  })
})

test('a passkey is made for the person who asked, and after their second factor', async () => {
  const one = await openStaff(shop, 'auditor')
  const other = await openStaff(shop, 'auditor')
  const made = device().create(await creation(one.cookie))
  expect((await post(other.cookie, '/users/this/passkeys', { ...made, name: 'x' })).status).toBe(401)
  const held = await openWithPasskey()
  const again = held.key.create(await creation(one.cookie))
  expect((await post(one.cookie, '/users/this/passkeys', { ...again, name: 'x' })).status).toBe(401)
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 11 * 60_000))
  expect((await post(one.cookie, '/users/this/passkeys/options', { password: staffPassword })).status).toBe(
    403,
  )
})
