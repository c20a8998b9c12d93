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
  expect((await open({ channel: 'phone' })).status).toBe(422)
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
