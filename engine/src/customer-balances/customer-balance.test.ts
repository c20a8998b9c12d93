import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { adminScopes } from '../kernel/admin-scopes.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

const base = '/custom/customer-balances/v1/organizations/f_ecom_lmna_001/balances'
const at = (customerNo: string) => `${base}/${customerNo}?siteId=Lamina`

let shop: BasketShop
let token: string
beforeAll(async () => {
  shop = await openBasketShop()
  token = (await openClient(shop, { scopes: adminScopes })).token
  await shop.database.pool.query(
    `insert into customer (site_id, id, customer_no, login, email, credentials_changed_at, created_at, modified_at, profile)
     select 'Lamina', no, no, no || '@obra.example', no || '@obra.example', now(), now(), now(),
       jsonb_build_object('lastName', no, 'c_country', country)
     from (values ('C-1', 'SV'), ('G-1', 'GT')) as c (no, country)`,
  )
})
afterAll(() => shop.close())

const put = (customerNo: string, body: object, headers = {}) =>
  shop.call<Record<string, unknown>>('PUT', at(customerNo), { as: token, body, headers })

test('what a customer owes is said by a call and told with what was said before', async () => {
  const nothing = await shop.call('GET', at('C-1'), { as: token })
  expect(nothing).toMatchObject({ status: 200, body: { customerNo: 'C-1', history: [] } })
  expect(nothing.body).not.toHaveProperty('current')
  await put('C-1', { balance: 500, creditLimit: 400, termDays: 15, asOf: '2026-11-01T06:00:00Z' })
  const { body } = await put('C-1', { balance: 20.05, overdue: 0, asOf: '2026-11-02T06:00:00Z' })
  expect(body).toEqual({
    customerNo: 'C-1',
    current: { currency: 'USD', balance: 20.05, overdue: 0, asOf: '2026-11-02T06:00:00.000Z' },
    history: [
      { at: expect.any(String), by: { kind: 'client', name: 'ERP' }, figures: body.current },
      {
        at: expect.any(String),
        by: { kind: 'client', name: 'ERP' },
        // Who owes more than their limit has nothing left of it.
        figures: {
          currency: 'USD',
          balance: 500,
          creditLimit: 400,
          available: 0,
          termDays: 15,
          asOf: '2026-11-01T06:00:00.000Z',
        },
      },
    ],
  })
  await put('C-1', { balance: 20.05, overdue: 0, asOf: '2026-11-02T06:00:00Z' })
  const again = await shop.call<typeof body>('GET', at('C-1'), { as: token })
  expect(again.body.history).toHaveLength(2)
})

test('the log names the figures that changed, and tells none', async () => {
  await put('G-1', { balance: 77.31, termDays: 30 })
  const { rows } = await shop.database.pool.query(
    `select subject_kind, subject_id, country, change from audit_entry
     where operation = 'updateCustomerBalance' order by seq desc limit 1`,
  )
  expect(rows[0]).toMatchObject({ subject_kind: 'customer', subject_id: 'G-1', country: 'GT' })
  expect(JSON.parse(rows[0].change).after).toEqual({ balance: ['currency', 'balanceMinor', 'termDays'] })
  expect(rows[0].change).not.toContain('77')
})

test.each([
  ['a third decimal', { balance: 1.005 }, '$.balance'],
  ['another country’s currency', { balance: 1, currency: 'GTQ' }, '$.currency'],
  ['a moment to come', { balance: 1, asOf: '2999-01-01T00:00:00Z' }, '$.asOf'],
  ['a moment that is none', { balance: 1, asOf: '2026-13-41T00:00:00Z' }, '$.asOf'],
])('%s is refused', async (_what, body, property) => {
  expect(await put('C-1', body)).toMatchObject({ status: 400, body: { property } })
})

test('a person names what they have read: who was overtaken is shown what holds now', async () => {
  const { cookie } = await openStaff(shop, 'finance@SV')
  const ask = (method: string, customerNo: string, more = {}) =>
    callAsStaff(shop, cookie, method, at(customerNo), more)
  const { headers } = await ask('GET', 'C-1')
  const body = { balance: 1 }
  expect((await ask('PUT', 'C-1', { body })).status).toBe(428)
  await put('C-1', { balance: 9 })
  const overtaken = await ask('PUT', 'C-1', { body, headers: { 'if-match': String(headers.etag) } })
  expect(overtaken).toMatchObject({ status: 412, body: { current: { current: { balance: 9 } } } })
  const etag = String((await ask('GET', 'C-1')).headers.etag)
  const done = await ask('PUT', 'C-1', { body, headers: { 'if-match': etag } })
  expect(done).toMatchObject({ status: 200, body: { current: { balance: 1 } } })
  // The answer's tag is that of what was just said.
  expect(done.headers.etag).not.toBe(etag)
  expect((await ask('GET', 'G-1')).status).toBe(404)
  expect((await ask('PUT', 'G-1', { body, headers: { 'if-match': '"0"' } })).status).toBe(404)
})

test('who may read customers reads it, and only who has payments says it', async () => {
  const { token: reader } = await openClient(shop, { scopes: ['sfcc.customerlists'] })
  expect((await shop.call('GET', at('C-1'), { as: reader })).status).toBe(200)
  const refused = await shop.call('PUT', at('C-1'), { as: reader, body: { balance: 1 } })
  expect(refused).toMatchObject({ status: 403, body: { scope: 'sfcc.payments.rw' } })
})
