import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { callAsStaff, openStaff, typePassword, usersPath } from '../staff/testing.ts'
import { bare, staffSessions } from './testing/staff-sessions.ts'

const ordersPath = '/checkout/orders/v1/organizations/f_ecom_lmna_001/orders'

let shop: OrderShop
let staff: ReturnType<typeof staffSessions>
beforeAll(async () => {
  shop = await openOrderShop()
  staff = staffSessions(shop)
})
afterAll(() => shop.close())

const call: typeof staff.call = (...given) => staff.call(...given)
const session: typeof staff.session = (assignments) => staff.session(assignments)

describe('people look after people', () => {
  const users = `${usersPath}/users`
  const listed = async (assignment: string) =>
    ((await call(assignment, 'GET', users)).body.data as { email: string }[]).map(({ email }) => email)

  test('a manager sees those of the own country alone; others are missing', async () => {
    const [owner, here, there, both] = await Promise.all(
      ['owner', 'clerk@SV-SS01', 'desk@GT', 'desk@SV,desk@GT'].map((one) => session(one)),
    )
    const seen = await listed('manager@SV')
    expect(seen).toContain(here?.email)
    for (const one of [owner, there, both]) {
      expect(seen).not.toContain(one?.email)
      const foreign = await call('manager@SV', 'GET', `${users}/${one?.id}`)
      const none = '00000000-0000-4000-8000-000000000000'
      expect(bare(foreign, one?.id ?? '')).toBe(
        bare(await call('manager@SV', 'GET', `${users}/${none}`), none),
      )
      for (const [method, path] of [
        ['PATCH', ''],
        ['DELETE', ''],
        ['DELETE', '/sessions'],
        ['POST', '/invitations'],
      ] as const) {
        const more = method === 'PATCH' ? { body: { roles: [{ role: 'desk', country: 'SV' }] } } : {}
        const answer = await call('manager@SV', method, `${users}/${one?.id}${path}`, more)
        expect(answer.status, `${method} ${path}`).toBe(404)
      }
    }
    expect(await listed('owner')).toEqual(expect.arrayContaining(seen))
  })

  test('[G3.009] nobody gives rights they lack, nor touches who has them', async () => {
    const invite = (assignment: string, role: object) =>
      call(assignment, 'POST', users, { body: { email: 'nueva@tienda.com.sv', roles: [role] } })
    for (const role of [
      { role: 'owner' },
      { role: 'auditor', country: 'SV' },
      { role: 'manager', country: 'GT' },
      { role: 'manager' },
      { role: 'editor' },
    ])
      expect((await invite('manager@SV', role)).status, JSON.stringify(role)).toBe(403)
    expect((await invite('auditor', { role: 'auditor' })).status).toBe(403)
    expect((await invite('manager@SV', { role: 'clerk', storeId: 'SV-SS01' })).status).toBe(200)
    expect((await invite('manager@SV', { role: 'clerk', storeId: 'SV-SS01' })).status).toBe(409)
    const auditor = await session('auditor@SV')
    expect((await call('manager@SV', 'DELETE', `${users}/${auditor.id}`)).status).toBe(403)
  })

  test('an invitation’s secret is in no answer', async () => {
    const { body } = await call('owner', 'POST', users, {
      body: { email: 'carta@tienda.com.sv', roles: [{ role: 'auditor' }] },
    })
    const { rows } = await shop.database.pool.query<{ hash: string }>('select hash from staff_invitation')
    const text = JSON.stringify([body, await listed('owner')])
    expect(rows.filter(({ hash }) => text.includes(hash))).toEqual([])
    expect(text).not.toContain('invitation#')
  })

  test('other roles by the revision read; sessions end; a disabled person is out at once and disabled once', async () => {
    const target = await openStaff(shop, 'desk@SV')
    const path = `${users}/${target.id}`
    const change = (etag?: string) =>
      call('owner', 'PATCH', path, {
        body: { roles: [{ role: 'support', country: 'SV' }] },
        headers: etag === undefined ? {} : { 'if-match': etag },
      })
    expect((await change()).status).toBe(428)
    const { etag } = (await call('owner', 'GET', path)).headers
    const changed = await change(String(etag))
    expect(changed).toMatchObject({ status: 200, body: { roles: [{ role: 'support', country: 'SV' }] } })
    expect((await change(String(etag))).status).toBe(412)
    expect((await change(String(changed.headers.etag))).status).toBe(200)
    const as = (cookie: string) => callAsStaff(shop, cookie, 'GET', `${ordersPath}?siteId=Lamina`)
    expect((await as(target.cookie)).status).toBe(401)
    const again = await openStaff(shop, 'desk@SV')
    expect((await as(again.cookie)).status).toBe(200)
    for (let time = 0; time < 2; time++)
      expect((await call('owner', 'DELETE', `${users}/${again.id}`)).status).toBe(204)
    expect((await as(again.cookie)).status).toBe(401)
    expect((await typePassword(shop, again.email)).status).toBe(401)
    const { rows } = await shop.database.pool.query(
      `select 1 from audit_entry where subject_id = $1 and operation = 'disableUser'`,
      [again.id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('attacks with a session', () => {
  const read = (headers: Record<string, string>, cookie?: string) =>
    callAsStaff(shop, cookie, 'GET', `${ordersPath}?siteId=Lamina`, { headers })

  test('[G3.007] without our header, from another site, or where shoppers call it is worth nothing', async () => {
    const { cookie } = await session('owner')
    expect((await read({}, cookie)).status).toBe(200)
    expect((await read({ 'x-session': '' }, cookie)).status).toBe(401)
    expect((await read({ origin: 'https://evil.example' }, cookie)).status).toBe(403)
    expect((await read({ 'sec-fetch-site': 'cross-site' }, cookie)).status).toBe(403)
    const asShopper = `/checkout/shopper-orders/v1/organizations/f_ecom_lmna_001/orders/00000001?siteId=Lamina`
    expect((await callAsStaff(shop, cookie, 'GET', asShopper)).status).toBe(401)
  })

  test('a shopper’s token beside a session is judged, not passed over', async () => {
    const { cookie } = await session('owner')
    const { token } = await shop.customer()
    expect((await read({ authorization: `Bearer ${token}` }, cookie)).status).toBe(401)
  })

  test('a stale session is worth nothing', async () => {
    const { cookie } = await openStaff(shop, 'owner')
    expect((await read({}, cookie)).status).toBe(200)
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 16 * 60_000))
    expect((await read({}, cookie)).status).toBe(401)
    shop.clock.moveTo(undefined)
  })
})
