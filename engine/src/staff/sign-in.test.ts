import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { commandLineContext } from '../kernel/admin-context.ts'
import { addDemoStaff, changeRoles, endSessionsOf, parseAssignments } from './index.ts'
import {
  authenticator,
  callAsStaff,
  inviteTo,
  openStaff,
  showFactor,
  staffPassword,
  typePassword,
  usersPath,
} from './testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop({ rateLimits: true })
})
afterAll(() => shop.close())
afterEach(() => shop.clock.moveTo(undefined))

const me = (cookie: string | undefined) => callAsStaff(shop, cookie, 'GET', `${usersPath}/users/this`)
const post = (cookie: string | undefined, path: string, body?: unknown) =>
  callAsStaff(shop, cookie, 'POST', `${usersPath}${path}`, body === undefined ? {} : { body })
const later = (minutes: number) => shop.clock.moveTo(new Date(shop.clock.now().getTime() + minutes * 60_000))
const kept = async () => {
  const tables = ['staff_member', 'staff_invitation', 'staff_session', 'staff_recovery_code']
  const rows = await Promise.all(tables.map((name) => shop.database.pool.query(`select * from ${name}`)))
  return JSON.stringify(rows.map((one) => one.rows))
}

describe('an invitation', () => {
  test('is accepted once: name, password, app; codes for recovery are told, and nothing of it is kept readable', async () => {
    const { email, token, recoveryCodes, cookie } = await openStaff(shop, 'manager@SV')
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await me(cookie)).body).toMatchObject({
      email,
      name: 'Ana Prueba',
      roles: [{ role: 'manager', country: 'SV' }],
      isProven: true,
      methods: ['totp', 'recovery-code'],
      recoveryCodesLeft: 10,
      stores: expect.arrayContaining([
        { storeId: 'SV-SS01', country: 'SV', name: expect.stringContaining('San Salvador') },
      ]),
    })
    const rows = await kept()
    for (const secret of [token, cookie.split('=')[1], staffPassword, ...recoveryCodes])
      expect(rows).not.toContain(secret)
    for (const step of ['read', 'accept'])
      expect(
        await post(undefined, `/staff-invitations/${step}`, {
          token,
          ...(step === 'accept' ? { name: 'Otra', password: staffPassword, code: '000000' } : {}),
        }),
      ).toMatchObject({ status: 410 })
  })

  test('[G3.001] is accepted by one of two who have it at the same moment', async () => {
    const { token } = await inviteTo(shop, 'dos@tienda.com.sv', 'auditor')
    const { body } = await post(undefined, '/staff-invitations/read', { token })
    const code = authenticator(shop, (body as { totp: { secret: string } }).totp.secret).next()
    const accept = (name: string) =>
      post(undefined, '/staff-invitations/accept', { token, name, password: staffPassword, code })
    const both = await Promise.all([accept('Ana'), accept('Eva')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  test('[G3.001] is over after 48 hours, and when a new one was sent', async () => {
    const first = await inviteTo(shop, 'tarde@tienda.com.sv', 'auditor')
    const second = await inviteTo(shop, 'tarde@tienda.com.sv', 'auditor')
    const read = (token: string) => post(undefined, '/staff-invitations/read', { token })
    expect((await read(first.token)).status).toBe(410)
    later(47 * 60)
    expect((await read(second.token)).status).toBe(200)
    later(61)
    expect((await read(second.token)).status).toBe(410)
  })

  test('asks for a good password and the app’s own code, and stays good until both are right', async () => {
    const { token } = await inviteTo(shop, 'clave@tienda.com.sv', 'auditor')
    const { body } = await post(undefined, '/staff-invitations/read', { token })
    const again = await post(undefined, '/staff-invitations/read', { token })
    expect(again.body).toEqual(body)
    const app = authenticator(shop, (body as { totp: { secret: string } }).totp.secret)
    const accept = (password: string, code: string) =>
      post(undefined, '/staff-invitations/accept', { token, name: 'Ana', password, code })
    const code = app.next()
    expect((await accept('Password1!', code)).status).toBe(400)
    expect((await accept(staffPassword, code === '123456' ? '654321' : '123456')).status).toBe(400)
    expect((await accept(staffPassword, code)).status).toBe(200)
  })

  test('is the way back: password, app and codes are replaced, and every session ends', async () => {
    const before = await openStaff(shop, 'auditor', 'vuelve@tienda.com.sv')
    const after = await openStaff(shop, 'auditor', 'vuelve@tienda.com.sv')
    expect((await me(before.cookie)).status).toBe(401)
    expect((await me(after.cookie)).status).toBe(200)
    const { body } = await typePassword(shop, 'vuelve@tienda.com.sv')
    const former = { recoveryCode: before.recoveryCodes[0] ?? '' }
    expect((await showFactor(shop, body.challenge, former)).status).toBe(401)
  })
})

describe('signing in', () => {
  test('takes the password and the app; the cookie is the browser’s alone', async () => {
    const { email, app } = await openStaff(shop, 'auditor')
    const first = await typePassword(shop, ` ${email.toUpperCase()}`)
    expect(first).toMatchObject({ status: 200, body: { state: 'second-factor' } })
    expect(first.cookie).toBeUndefined()
    const second = await showFactor(shop, first.body.challenge, { code: app.next() })
    expect(second).toMatchObject({ status: 200, body: { state: 'signed-in' } })
    expect(second.headers['set-cookie']).toMatch(
      /^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect((await me(second.cookie)).status).toBe(200)
  })

  test('[G3.002] a code of the app works once, in a race too, and none before it', async () => {
    const { email, app } = await openStaff(shop, 'auditor')
    const { body } = await typePassword(shop, email)
    const code = app.next()
    const race = await Promise.all([1, 2, 3].map(() => showFactor(shop, body.challenge, { code })))
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    later(0.5)
    expect((await showFactor(shop, body.challenge, { code })).status).toBe(401)
  })

  test('a code of the app is over after a minute', async () => {
    const { email, app } = await openStaff(shop, 'auditor')
    const { body } = await typePassword(shop, email)
    const code = app.next()
    later(1.5)
    expect((await showFactor(shop, body.challenge, { code })).status).toBe(401)
  })

  test('[G3.002] a code for recovery works once, however it is typed, and leaves a trace', async () => {
    const { id, email, recoveryCodes } = await openStaff(shop, 'auditor')
    const { body } = await typePassword(shop, email)
    const [code = ''] = recoveryCodes
    const typed = code.toLowerCase().replaceAll('-', ' ')
    const race = await Promise.all(
      [1, 2].map(() => showFactor(shop, body.challenge, { recoveryCode: typed })),
    )
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const { cookie } = race.find(({ status }) => status === 200) ?? {}
    expect((await me(cookie)).body).toMatchObject({ recoveryCodesLeft: 9 })
    const { rows } = await shop.database.pool.query(
      `select actor from audit_entry where subject_id = $1 and operation = 'useRecoveryCode'`,
      [id],
    )
    expect(rows).toEqual([{ actor: { kind: 'staff', id, name: 'Ana Prueba' } }])
  })

  test('unknown, wrong and disabled answer alike; a challenge is ours, of this password, for five minutes', async () => {
    const { id, email, app } = await openStaff(shop, 'auditor')
    const { body } = await typePassword(shop, email)
    const refusals = [await typePassword(shop, 'nadie@tienda.com.sv'), await typePassword(shop, email, 'x')]
    const forged = `${String(body.challenge).slice(0, -4)}AAAA`
    expect((await showFactor(shop, forged, { code: app.next() })).status).toBe(401)
    await shop.database.pool.query('update staff_member set disabled_at = created_at where id = $1', [id])
    refusals.push(await typePassword(shop, email))
    expect((await showFactor(shop, body.challenge, { code: app.next() })).status).toBe(401)
    expect(new Set(refusals.map((one) => JSON.stringify([one.status, one.body]))).size).toBe(1)
    await shop.database.pool.query('update staff_member set disabled_at = null where id = $1', [id])
    later(6)
    expect((await showFactor(shop, body.challenge, { code: app.next() })).status).toBe(401)
  })

  test('guesses of a password and of a code are counted, and the owner waits no longer than told', async () => {
    const { email, app } = await openStaff(shop, 'auditor')
    const guesses = []
    for (let guess = 0; guess < 11; guess++)
      guesses.push((await typePassword(shop, email, `x${guess}`, '127.0.9.1')).status)
    expect(guesses).toEqual([...Array(10).fill(401), 429])
    const { body } = await typePassword(shop, email, staffPassword, '127.0.9.2')
    const codes = []
    const right = app.next()
    for (let guess = 0; guess < 11; guess++) {
      const code = String((Number(right) + 1 + guess) % 1_000_000).padStart(6, '0')
      codes.push((await showFactor(shop, body.challenge, { code })).status)
    }
    expect(codes.slice(0, 10).every((status) => status === 401)).toBe(true)
    expect(codes[10]).toBe(429)
    later(16)
    const afresh = await typePassword(shop, email, staffPassword, '127.0.9.1')
    expect((await showFactor(shop, afresh.body.challenge, { code: app.next() })).status).toBe(200)
  })

  test('nobody signs in with a password alone but the people of a demonstration, and they not in production', async () => {
    const ctx = await shop.engine.merchantContext()
    const person = { email: 'owner@lamina.example', name: 'Elena', roles: 'owner' }
    await addDemoStaff(ctx, [person], staffPassword)
    const inDemo = await typePassword(shop, person.email)
    expect(inDemo).toMatchObject({ status: 200, body: { state: 'signed-in' } })
    expect((await me(inDemo.cookie)).body).toMatchObject({ methods: ['password'] })
    await shop.database.pool.query(
      `insert into staff_member (id, organization_id, email, roles, password_hash, created_at)
       select gen_random_uuid(), organization_id, 'sin@tienda.com.sv', roles, password_hash, created_at
       from staff_member where email = $1`,
      [person.email],
    )
    expect(await typePassword(shop, 'sin@tienda.com.sv')).toMatchObject({ status: 403 })
    const production = await openBasketShop({ production: true })
    const own = await production.engine.merchantContext()
    await addDemoStaff({ ...own, production: false }, [person], staffPassword)
    expect((await typePassword(production, person.email)).status).toBe(401)
    await production.close()
  })
})

describe('a session', () => {
  test('[G3.003] is over when it is left alone, after twelve hours, and when it is ended', async () => {
    const { cookie } = await openStaff(shop, 'auditor')
    later(29)
    expect((await me(cookie)).status).toBe(200)
    later(29)
    expect((await me(cookie)).status).toBe(200)
    later(31)
    expect((await me(cookie)).status).toBe(401)
    const owner = await openStaff(shop, 'owner')
    later(16)
    expect((await me(owner.cookie)).status).toBe(401)
    const busy = await openStaff(shop, 'auditor')
    for (let quarter = 0; quarter < 48; quarter++) {
      expect((await me(busy.cookie)).status, `${quarter}`).toBe(200)
      later(15.1)
    }
    expect((await me(busy.cookie)).status).toBe(401)
  })

  test('signing out ends it for the server too', async () => {
    const { cookie } = await openStaff(shop, 'auditor')
    const out = await callAsStaff(shop, cookie, 'DELETE', `${usersPath}/staff-sessions/this`)
    expect(out.status).toBe(204)
    expect(out.headers['set-cookie']).toContain('Max-Age=0')
    expect((await me(cookie)).status).toBe(401)
  })

  test('is listed and ended by its person alone', async () => {
    const { email, app, cookie } = await openStaff(shop, 'auditor')
    const stranger = await openStaff(shop, 'owner')
    const { body } = await typePassword(shop, email)
    const other = (await showFactor(shop, body.challenge, { code: app.next() })).cookie
    const list = (as: string) => callAsStaff(shop, as, 'GET', `${usersPath}/users/this/sessions`)
    const sessions = (await list(cookie)).body.data as { sessionId: string; isThis: boolean }[]
    expect(sessions.map(({ isThis }) => isThis).toSorted()).toEqual([false, true])
    const elsewhere = sessions.find(({ isThis }) => !isThis)?.sessionId ?? ''
    const end = (as: string, id: string) =>
      callAsStaff(shop, as, 'DELETE', `${usersPath}/users/this/sessions/${id}`)
    expect((await end(stranger.cookie, elsewhere)).status).toBe(404)
    expect((await me(other)).status).toBe(200)
    expect((await end(cookie, elsewhere)).status).toBe(204)
    expect((await me(other)).status).toBe(401)
    const third = (await typePassword(shop, email)).body
    const again = (await showFactor(shop, third.challenge, { code: app.next() })).cookie
    await callAsStaff(shop, cookie, 'DELETE', `${usersPath}/users/this/sessions`)
    expect([(await me(again)).status, (await me(cookie)).status]).toEqual([401, 200])
  })

  test('[G3.004] ends at once when roles change, or the command line says so', async () => {
    const { email, cookie } = await openStaff(shop, 'auditor')
    const ctx = commandLineContext(await shop.engine.merchantContext())
    const roles = await parseAssignments(ctx, 'desk@SV')
    await changeRoles(ctx, { operation: 'staff roles', email, roles })
    expect((await me(cookie)).status).toBe(401)
    const other = await openStaff(shop, 'auditor')
    const ended = await endSessionsOf(ctx, { operation: 'staff end-sessions', email: other.email })
    expect([ended, (await me(other.cookie)).status]).toEqual([1, 401])
  })

  test('[G3.005] what asks for the second factor once more is open for ten minutes', async () => {
    const { app, cookie } = await openStaff(shop, 'auditor')
    const codes = () => post(cookie, '/users/this/recovery-codes')
    expect((await codes()).status).toBe(200)
    later(11)
    expect(await codes()).toMatchObject({ status: 403, body: { methods: ['totp', 'recovery-code'] } })
    expect((await post(cookie, '/users/this/step-up', { password: staffPassword })).status).toBe(401)
    expect((await post(cookie, '/users/this/step-up', { code: app.next() })).status).toBe(204)
    const renewed = await codes()
    expect(renewed.status).toBe(200)
    expect(renewed.body.recoveryCodes).toHaveLength(10)
  })
})

describe('a call from elsewhere', () => {
  const elsewhere: Record<string, Record<string, string>> = {
    'without our header': { 'x-session': 'no' },
    'of another origin': { origin: 'https://evil.example' },
    'that the browser says to be cross-site': { 'sec-fetch-site': 'cross-site' },
    'of a sister host': { 'sec-fetch-site': 'same-site' },
  }
  test.each(Object.entries(elsewhere))('%s does nothing, with the cookie', async (_name, headers) => {
    const { cookie } = await openStaff(shop, 'auditor')
    for (const [method, path] of [
      ['POST', '/users/this/recovery-codes'],
      ['DELETE', '/users/this/sessions'],
      ['DELETE', '/staff-sessions/this'],
      ['POST', '/staff-sessions'],
    ] as const) {
      const answer = await callAsStaff(shop, cookie, method, `${usersPath}${path}`, { headers, body: {} })
      expect(answer.status, path).toBe(403)
    }
    expect((await me(cookie)).body).toMatchObject({ recoveryCodesLeft: 10 })
  })

  test('tokens of shoppers and programs, and nonsense, are no session', async () => {
    const { token } = await shop.customer()
    const others: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { cookie: `__Host-staff=${'a'.repeat(43)}` },
    ]
    for (const headers of others)
      expect((await callAsStaff(shop, undefined, 'GET', `${usersPath}/users/this`, { headers })).status).toBe(
        401,
      )
  })

  test('another organization is missing', async () => {
    const { cookie } = await openStaff(shop, 'owner')
    const path = `${usersPath.replace('lmna_001', 'zzzz_001')}/users/this`
    expect((await callAsStaff(shop, cookie, 'GET', path)).status).toBe(404)
  })
})
