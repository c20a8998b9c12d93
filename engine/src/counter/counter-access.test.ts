import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaff } from '../staff/testing.ts'
import { base, type Body, type CounterShop, openCounterShop, screws } from './testing.ts'

let counter: CounterShop
beforeAll(async () => {
  counter = await openCounterShop()
})
afterAll(() => counter.close())

test('one key, one basket and one line; another body with it is refused', async () => {
  const customer = counter.newcomer()
  const open = (more: Body = {}) =>
    counter.call(
      'POST',
      '/baskets',
      { storeId: 'SV-SS01', channel: 'counter', customer, ...more },
      { 'idempotency-key': 'open-1' },
    )
  const [one, two] = await Promise.all([open(), open()])
  expect(one.body.basketId).toBe(two.body.basketId)
  expect((await open({ channel: 'phone' })).status).toBe(409)
  const add = () =>
    counter.call('POST', `/baskets/${one.body.basketId}/items`, [screws], { 'idempotency-key': 'add-1' })
  await add()
  expect((await add()).body.productItems).toMatchObject([{ quantity: 5 }])
  const refused = () =>
    counter.call('POST', `/baskets/${one.body.basketId}/items`, [{ productId: 'NO' }], {
      'idempotency-key': 'add-2',
    })
  expect([(await refused()).status, (await refused()).status]).toEqual([404, 404])
})

test('a basket that is placed by ten at once is one order, and takes its stock once', async () => {
  const before = await counter.shop.onHand('QA-SCREW')
  const { basketId } = await counter.filled([screws])
  const answers = await Promise.all(Array.from({ length: 10 }, () => counter.place(basketId)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.orderNo}`)).size).toBe(1)
  expect(before - (await counter.shop.onHand('QA-SCREW'))).toBe(5)
})

test('a clerk sells at the own store; elsewhere a basket is as missing as one that never was', async () => {
  const there = (await openStaff(counter.shop, 'clerk@SV-AH01')).cookie
  const abroad = (await openStaff(counter.shop, 'desk@GT')).cookie
  const body = { storeId: 'SV-SS01', channel: 'counter', customer: counter.newcomer() }
  for (const cookie of [there, abroad])
    expect(String((await counter.as(cookie, 'POST', '/baskets', { body })).body.type)).toMatch(
      /outside-your-places$/,
    )
  const opened = await counter.as(counter.clerk, 'POST', '/baskets', { body })
  expect(opened.body.c_counter).toMatchObject({ createdBy: 'Ana Prueba' })
  const path = `/baskets/${opened.body.basketId}`
  await counter.as(counter.clerk, 'POST', `${path}/items`, { body: [screws] })
  for (const cookie of [there, abroad])
    for (const [method, more, sent] of [
      ['GET', '', undefined],
      ['DELETE', '', undefined],
      ['POST', '/items', [screws]],
      ['PUT', '/receiver', { firstName: 'X', lastName: 'Y' }],
      ['GET', '/payment-methods', undefined],
      ['POST', '/payment-link', undefined],
    ] as const) {
      const foreign = await counter.as(cookie, method, `${path}${more}`, sent ? { body: sent } : {})
      const missing = await counter.as(cookie, method, `/baskets/none${more}`, sent ? { body: sent } : {})
      expect(foreign.status, `${method} ${more}`).toBe(404)
      expect(JSON.stringify(foreign.body).replaceAll(String(opened.body.basketId), 'none')).toBe(
        JSON.stringify(missing.body),
      )
    }
  const order = { basketId: opened.body.basketId, paymentMethodId: 'PAY_AT_COUNTER' }
  expect((await counter.as(there, 'POST', '/orders', { body: order })).status).toBe(404)
  const placed = await counter.as(counter.clerk, 'POST', '/orders', { body: order })
  expect(placed.body).toMatchObject({ createdBy: 'Ana Prueba' })
  const pay = `/orders/${placed.body.orderNo}/payments`
  const headers = { 'if-match': String(placed.headers.etag) }
  const money = { tender: 'cash', amount: placed.body.orderTotal }
  expect((await counter.as(there, 'POST', pay, { body: money, headers })).status).toBe(404)
  const transfer = { ...money, tender: 'transfer' }
  expect(await counter.as(counter.clerk, 'POST', pay, { body: transfer, headers })).toMatchObject({
    status: 403,
    body: { right: 'orders.paid' },
  })
  expect((await counter.as(counter.clerk, 'POST', pay, { body: money, headers })).status).toBe(200)
})

test('whoever sells to a customer sees what they owe, of it what is needed to take money; no other sale tells it', async () => {
  const { body: opened } = await counter.call('POST', '/baskets', {
    storeId: 'SV-SS01',
    channel: 'counter',
    customer: counter.newcomer(),
  })
  const { customer } = opened.c_counter as { customer: { customerId: string; customerNo: string } }
  expect(customer).not.toHaveProperty('balance')
  const say = (balanceMinor: number, country: string) =>
    counter.shop.database.pool.query(
      `with home as (update customer set profile = profile || jsonb_build_object('c_country', $3::text) where id = $1)
       insert into customer_balance (site_id, customer_id, currency, balance_minor, overdue_minor, credit_limit_minor,
         term_days, as_of, actor, written_at)
       values ('Lamina', $1, 'USD', $2, 2005, 40000, 15, '2026-11-02T06:00:00Z', '{"kind": "cli", "id": "cli", "name": "cli"}', now())`,
      [customer.customerId, balanceMinor, country],
    )
  const seen = async (cookie: string, basketId = opened.basketId) =>
    (await counter.as(cookie, 'GET', `/baskets/${basketId}`)).body
  await say(10_000, 'SV')
  await say(12_050, 'SV')
  const balance = {
    currency: 'USD',
    balance: 120.5,
    overdue: 20.05,
    available: 279.5,
    asOf: '2026-11-02T06:00:00.000Z',
  }
  expect(await seen(counter.clerk)).toMatchObject({ c_counter: { customer: { ...customer, balance } } })
  const { c_counter: told } = (await seen(counter.clerk)) as { c_counter: { customer: { balance: object } } }
  expect(told.customer.balance).toEqual(balance)
  const there = (await openStaff(counter.shop, 'clerk@SV-AH01')).cookie
  expect(JSON.stringify(await seen(there))).not.toContain('120.5')
  const other = await counter.filled([screws])
  expect(JSON.stringify(await seen(counter.clerk, other.basketId))).not.toContain('overdue')
  const search = { customerNo: customer.customerNo }
  const { body: found } = await counter.as(counter.clerk, 'POST', '/customer-search', { body: search })
  expect(JSON.stringify(found)).not.toContain('120.5')
  await say(99_900, 'GT')
  expect(JSON.stringify(await seen(counter.clerk))).not.toContain('"balance"')
})

test('the desk places, and takes no money; a shopper’s token opens nothing', async () => {
  const desk = (await openStaff(counter.shop, 'desk@SV')).cookie
  const body = { storeId: 'SV-SS01', channel: 'phone', customer: counter.newcomer() }
  const opened = await counter.as(desk, 'POST', '/baskets', { body })
  await counter.as(desk, 'POST', `/baskets/${opened.body.basketId}/items`, { body: [screws] })
  const order = { basketId: opened.body.basketId, paymentMethodId: 'BANK_TRANSFER' }
  const placed = await counter.as(desk, 'POST', '/orders', { body: order })
  expect(placed.status).toBe(200)
  const money = { tender: 'cash', amount: placed.body.orderTotal }
  const headers = { 'if-match': String(placed.headers.etag) }
  expect(
    await counter.as(desk, 'POST', `/orders/${placed.body.orderNo}/payments`, { body: money, headers }),
  ).toMatchObject({ status: 403, body: { right: 'orders.take-payment' } })
  const { token: shopper } = await counter.shop.customer()
  const stolen = await counter.shop.call('POST', `${base}/baskets?siteId=Lamina`, { as: shopper, body })
  expect(stolen.status).toBe(401)
})

test('money, owner and stock are never the caller’s', async () => {
  const { basketId } = await counter.filled([{ ...screws, price: 0.01, basePrice: 0.01 }])
  const shown = await counter.call('GET', `/baskets/${basketId}`)
  expect(shown.body.orderTotal).toBeGreaterThan(0.05)
  expect(await counter.place(basketId, { c_orderTotal: 0.01 })).toMatchObject({
    status: 409,
    body: { orderTotal: shown.body.orderTotal },
  })
  expect((await counter.place(basketId, { orderTotal: 0.01 })).status).toBe(400)
})
