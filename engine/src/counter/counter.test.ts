import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { verifyChain } from '../audit/index.ts'
import { type OrderShop, openOrderShop, ordersPath, site } from '../orders/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

const base = '/custom/counter/v1/organizations/f_ecom_lmna_001'
const screws = { productId: 'QA-SCREW', quantity: 5 }
const sheet = { productId: 'QA-SHEET-26-AZUL', quantity: 10, c_lengthMetersToBuy: 3.65 }

let shop: OrderShop
let token: string
let clerk: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.counter.rw', 'sfcc.quotes.rw'] })).token
  clerk = (await openStaff(shop, 'clerk@SV-SS01')).cookie
})
afterAll(() => shop.close())

type Body = Record<string, unknown>
type More = { body?: unknown; headers?: Record<string, string> }
const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  shop.call<Body>(method, `${base}${path}?siteId=Lamina`, {
    as: token,
    ...(body === undefined ? {} : { body }),
    ...(headers ? { headers } : {}),
  })
const as = (cookie: string, method: string, path: string, more: More = {}) =>
  callAsStaff(shop, cookie, method, `${base}${path}?siteId=Lamina`, more)

let people = 0
const newcomer = () => ({
  firstName: 'Marta',
  lastName: 'Luna',
  phone: '7890 1234',
  email: `marta${++people}@qa.example`,
})
/** A basket for somebody, filled. */
const filled = async (items: object[], wish: Body = { customer: newcomer() }) => {
  const opened = await call('POST', '/baskets', { storeId: 'SV-SS01', channel: 'counter', ...wish })
  expect(opened.status).toBe(201)
  const basketId = String(opened.body.basketId)
  const { body, status } = await call('POST', `/baskets/${basketId}/items`, items)
  expect(status).toBe(200)
  return { basketId, body }
}
const place = (basketId: string, more: Body = {}) =>
  call('POST', '/orders', { basketId, paymentMethodId: 'PAY_AT_COUNTER', ...more })
const audited = async (id: string) => {
  const { rows } = await shop.database.pool.query<{ operation: string; change: string }>(
    'select operation, change from audit_entry where subject_id = $1 order by seq',
    [id],
  )
  return rows
}

describe('the counter sells', () => {
  test('prices are the shopper’s own, line by line and in the total', async () => {
    const ready = await shop.ready({ items: [sheet, screws] })
    const { body } = await filled([sheet, screws])
    for (const name of ['orderTotal', 'productTotal', 'taxTotal', 'shippingTotal', 'currency'])
      expect(body[name], name).toEqual(ready.shown[name])
    const prices = (lines: unknown) =>
      (lines as Body[]).map(({ productId, price, basePrice, c_store }) => ({
        productId,
        price,
        basePrice,
        c_store,
      }))
    expect(prices(body.productItems)).toEqual(prices(ready.shown.productItems))
  })

  test('whoever is written down by somebody who reads English gets the shop’s first language', async () => {
    const { email, ...names } = newcomer()
    const body = { storeId: 'SV-SS01', channel: 'counter', customer: { ...names, email } }
    const opened = await shop.call('POST', `${base}/baskets?siteId=Lamina&locale=en`, { as: token, body })
    expect(opened.status).toBe(201)
    const { rows } = await shop.database.pool.query<{ locale: string }>(
      "select profile ->> 'preferredLocale' as locale from customer where email = $1",
      [email],
    )
    expect(rows).toEqual([{ locale: 'es_SV' }])
  })

  test('a new customer by name, phone and mail buys, pays cash, and has the order as their own', async () => {
    const person = newcomer()
    const { basketId, body } = await filled([screws], { customer: person, channel: 'phone' })
    expect(body.c_counter).toMatchObject({
      channel: 'phone',
      storeId: 'SV-SS01',
      customer: { name: 'Marta Luna', email: person.email },
    })
    const placed = await place(basketId, { c_orderTotal: body.orderTotal })
    expect(placed).toMatchObject({
      status: 200,
      body: { status: 'created', paymentStatus: 'not_paid', orderTotal: body.orderTotal, createdBy: 'ERP' },
    })
    expect(String(placed.body.c_payUntil)).toMatch(/^\d{4}-/)
    const orderNo = String(placed.body.orderNo)
    const paid = await call(
      'POST',
      `/orders/${orderNo}/payments`,
      { tender: 'cash', amount: body.orderTotal },
      { 'if-match': String(placed.headers.etag), 'idempotency-key': 'cash-1' },
    )
    expect(paid.body).toMatchObject({
      status: 'new',
      paymentStatus: 'paid',
      channel: 'phone',
      payment: { methodId: 'PAY_AT_COUNTER', balance: body.orderTotal },
    })
    const again = await call(
      'POST',
      `/orders/${orderNo}/payments`,
      { tender: 'cash', amount: body.orderTotal },
      { 'if-match': String(placed.headers.etag), 'idempotency-key': 'cash-1' },
    )
    expect([again.status, again.body.orderNo]).toEqual([200, orderNo])
    const { rows } = await shop.database.pool.query<{ id: string }>(
      'select id from customer where login = $1',
      [person.email],
    )
    const buyer = await shop.shopperWith(rows[0]?.id ?? '')
    const theirs = await buyer.call('GET', `${ordersPath}/${orderNo}`)
    expect(theirs).toMatchObject({ status: 200, body: { customerName: 'Marta Luna', createdBy: 'ERP' } })
    expect((await audited(orderNo)).map(({ operation }) => operation)).toEqual([
      'placeCounterOrder',
      'takeOrderPayment',
    ])
    expect((await audited(basketId)).map(({ operation }) => operation)).toEqual([
      'createBasketFor',
      'addCounterItems',
    ])
    expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
  })

  test('lines, lengths, coupons, receiver and delivery change as a shopper’s do', async () => {
    const { basketId, body } = await filled([sheet])
    const [line] = body.productItems as { itemId: string }[]
    const item = `/baskets/${basketId}/items/${line?.itemId}`
    const longer = await call('PATCH', item, { c_lengthMetersToBuy: 4.35, quantity: 12 })
    expect(longer.body.productItems).toMatchObject([{ quantity: 12, c_lengthMetersToBuy: 4.35 }])
    expect((await call('PATCH', item, { price: 1, quantity: 12 })).body.orderTotal).toBe(
      longer.body.orderTotal,
    )
    expect((await call('PATCH', item, { c_lengthMetersToBuy: 99 })).status).toBe(400)
    expect((await call('POST', `/baskets/${basketId}/coupons`, { code: 'NADA' })).status).toBe(400)
    const who = { firstName: 'Beto', lastName: 'Ruiz', idType: 'dui', idNumber: '01234567-8' }
    const received = await call('PUT', `/baskets/${basketId}/receiver`, who)
    expect(JSON.parse(String(received.body.c_personPicksUpData))).toMatchObject(who)
    expect(JSON.stringify(await audited(basketId))).not.toContain('01234567')
    await call('PATCH', item, { c_pickUpProduct: false })
    const shippingAddress = {
      firstName: 'Marta',
      lastName: 'Luna',
      address1: 'Calle 2',
      city: 'San Salvador',
      stateCode: 'SV-san-salvador',
      countryCode: 'SV',
      phone: '78901234',
    }
    const sent = await call('PATCH', `/baskets/${basketId}/shipments/me`, { shippingAddress })
    expect(sent.status).toBe(200)
    const methods = await call('GET', `/baskets/${basketId}/shipments/me/shipping-methods`)
    const [method] = methods.body.applicableShippingMethods as { id: string }[]
    const chosen = await call('PATCH', `/baskets/${basketId}/shipments/me`, {
      shippingMethod: { id: method?.id },
    })
    expect(chosen.body.shippingTotal).toBeGreaterThanOrEqual(0)
    const placed = await place(basketId)
    expect(placed).toMatchObject({ status: 200, body: { orderTotal: chosen.body.orderTotal } })
  })

  test('ways to pay are those whose money a person brings, and no shopper has the counter’s', async () => {
    const { basketId } = await filled([screws])
    const { body } = await call('GET', `/baskets/${basketId}/payment-methods`)
    const ids = (body.applicablePaymentMethods as { id: string }[]).map(({ id }) => id)
    expect(ids).toContain('PAY_AT_COUNTER')
    expect(ids).toContain('BANK_TRANSFER')
    expect(ids).not.toContain('CREDIT_CARD')
    expect((await place(basketId, { paymentMethodId: 'CREDIT_CARD' })).status).toBe(400)
    const ready = await shop.ready({ items: [screws] })
    const own = `/baskets/${ready.basketId}`
    const offered = await ready.buyer.call('GET', `${own}/payment-methods`)
    expect(JSON.stringify(offered.body)).not.toContain('PAY_AT_COUNTER')
    const wanted = { paymentMethodId: 'PAY_AT_COUNTER' }
    expect((await ready.buyer.call('POST', `${own}/payment-instruments`, wanted)).status).toBe(400)
    const transfer = await place(basketId, { paymentMethodId: 'BANK_TRANSFER' })
    expect(transfer.body.c_bankTransfer).toMatchObject({ reference: transfer.body.orderNo })
  })

  test('a basket becomes a request for a quote, once, in the name of its customer; the CRM hears of none', async () => {
    const { basketId, body } = await filled([sheet, screws])
    const quote = () =>
      call('POST', `/baskets/${basketId}/quote`, undefined, { 'idempotency-key': 'quote-1' })
    expect((await as(clerk, 'POST', `/baskets/${basketId}/quote`)).status).toBe(403)
    const made = await quote()
    expect(made).toMatchObject({ status: 201, body: { number: expect.stringMatching(/^COT-/) } })
    expect((await quote()).body).toEqual(made.body)
    expect((await call('GET', `/baskets/${basketId}`)).status).toBe(404)
    const { quoteId } = made.body
    const read = await shop.call<Body>(
      'GET',
      `/custom/desk/v1/organizations/f_ecom_lmna_001/quotes/${String(quoteId)}?siteId=Lamina`,
      { as: token },
    )
    expect(read.body).toMatchObject({
      state: 'requested',
      customerName: 'Marta Luna',
      askedTotal: body.productTotal,
      requested: [
        { productId: sheet.productId, quantity: 10, lengthMeters: 3.65 },
        { productId: screws.productId, quantity: 5 },
      ],
      history: [{ what: 'requested', by: 'desk' }],
      shareUrl: expect.stringMatching(new RegExp(`/opportunity/${String(quoteId)}\\?token=[0-9a-f]+$`)),
    })
    const { rows } = await shop.database.pool.query(
      `select 1 from pgboss.job where name = 'opportunities.tell' and data::text like '%' || $1 || '%'`,
      [quoteId],
    )
    expect(rows).toEqual([])
  })

  test('an empty basket is no request for a quote', async () => {
    const { body } = await call('POST', '/baskets', {
      storeId: 'SV-SS01',
      channel: 'phone',
      customer: newcomer(),
    })
    expect(await call('POST', `/baskets/${String(body.basketId)}/quote`)).toMatchObject({
      status: 400,
      body: { type: expect.stringContaining('nothing-to-quote') },
    })
  })

  test('a customer who is known keeps their own basket, which the counter’s stands beside', async () => {
    const buyer = await shop.customer()
    const own = await buyer.basket()
    await buyer.add(own, { productId: 'QA-SCREW', quantity: 2 })
    const mail = `${buyer.customerId.toLowerCase()}@qa.example`
    const found = await call('POST', '/customer-search', { email: mail.toUpperCase() })
    expect(found.body.data).toMatchObject([{ customerId: buyer.customerId, email: mail }])
    const { basketId, body } = await filled([screws], { customerId: buyer.customerId })
    expect((body.c_counter as Body).customer).toMatchObject({ customerId: buyer.customerId })
    const seen = await buyer.call(
      'GET',
      `/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers/${buyer.customerId}/baskets`,
    )
    expect((seen.body.baskets as unknown as Body[]).map((one) => one.basketId)).toEqual([own])
    // A customer without a name has to say whom the invoice goes to.
    expect((await place(basketId)).body).toMatchObject({ property: expect.any(String) })
    const sameMail = await call('POST', '/baskets', {
      storeId: 'SV-SS01',
      channel: 'counter',
      customer: { ...newcomer(), email: mail },
    })
    expect((sameMail.body.c_counter as Body).customer).toMatchObject({ customerId: buyer.customerId })
  })

  test('a payment link gives the basket to its customer, who pays it by card in the shop', async () => {
    const person = newcomer()
    const { basketId, body } = await filled([screws], { customer: person })
    const customerId = String(((body.c_counter as Body).customer as Body).customerId)
    const send = () =>
      call('POST', `/baskets/${basketId}/payment-link`, undefined, { 'idempotency-key': 'link-1' })
    expect(await send()).toMatchObject({ status: 200, body: { email: person.email, basketId } })
    expect(await send()).toMatchObject({ status: 200, body: { basketId } })
    expect((await call('GET', `/baskets/${basketId}`)).status).toBe(404)
    expect((await place(basketId)).status).toBe(404)
    const buyer = await shop.shopperWith(customerId)
    await shop.payWith(buyer, basketId, { card: '4111111111111111' })
    const { body: order } = await shop.call<Body>('POST', `${ordersPath}?${site}`, {
      as: buyer.token,
      body: { basketId },
    })
    expect(order).toMatchObject({ paymentStatus: 'paid', createdBy: 'Customer', orderTotal: body.orderTotal })
    const { rows } = await shop.database.pool.query('select channel from orders where order_no = $1', [
      order.orderNo,
    ])
    expect(rows).toEqual([{ channel: 'counter' }])
  })
})

describe('nothing happens twice', () => {
  test('one key, one basket and one line; another body with it is refused', async () => {
    const customer = newcomer()
    const open = (more: Body = {}) =>
      call(
        'POST',
        '/baskets',
        { storeId: 'SV-SS01', channel: 'counter', customer, ...more },
        { 'idempotency-key': 'open-1' },
      )
    const [one, two] = await Promise.all([open(), open()])
    expect(one.body.basketId).toBe(two.body.basketId)
    expect((await open({ channel: 'phone' })).status).toBe(422)
    const add = () =>
      call('POST', `/baskets/${one.body.basketId}/items`, [screws], { 'idempotency-key': 'add-1' })
    await add()
    expect((await add()).body.productItems).toMatchObject([{ quantity: 5 }])
    const refused = () =>
      call('POST', `/baskets/${one.body.basketId}/items`, [{ productId: 'NO' }], {
        'idempotency-key': 'add-2',
      })
    expect([(await refused()).status, (await refused()).status]).toEqual([404, 404])
  })

  test('a basket that is placed by ten at once is one order, and takes its stock once', async () => {
    const before = await shop.onHand('QA-SCREW')
    const { basketId } = await filled([screws])
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(basketId)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.orderNo}`)).size).toBe(1)
    expect(before - (await shop.onHand('QA-SCREW'))).toBe(5)
  })
})

describe('whose counter it is', () => {
  test('a clerk sells at the own store; elsewhere a basket is as missing as one that never was', async () => {
    const there = (await openStaff(shop, 'clerk@SV-AH01')).cookie
    const abroad = (await openStaff(shop, 'desk@GT')).cookie
    const body = { storeId: 'SV-SS01', channel: 'counter', customer: newcomer() }
    for (const cookie of [there, abroad])
      expect(String((await as(cookie, 'POST', '/baskets', { body })).body.type)).toMatch(
        /outside-your-places$/,
      )
    const opened = await as(clerk, 'POST', '/baskets', { body })
    expect(opened.body.c_counter).toMatchObject({ createdBy: 'Ana Prueba' })
    const path = `/baskets/${opened.body.basketId}`
    await as(clerk, 'POST', `${path}/items`, { body: [screws] })
    for (const cookie of [there, abroad])
      for (const [method, more, sent] of [
        ['GET', '', undefined],
        ['DELETE', '', undefined],
        ['POST', '/items', [screws]],
        ['PUT', '/receiver', { firstName: 'X', lastName: 'Y' }],
        ['GET', '/payment-methods', undefined],
        ['POST', '/payment-link', undefined],
      ] as const) {
        const foreign = await as(cookie, method, `${path}${more}`, sent ? { body: sent } : {})
        const missing = await as(cookie, method, `/baskets/none${more}`, sent ? { body: sent } : {})
        expect(foreign.status, `${method} ${more}`).toBe(404)
        expect(JSON.stringify(foreign.body).replaceAll(String(opened.body.basketId), 'none')).toBe(
          JSON.stringify(missing.body),
        )
      }
    const order = { basketId: opened.body.basketId, paymentMethodId: 'PAY_AT_COUNTER' }
    expect((await as(there, 'POST', '/orders', { body: order })).status).toBe(404)
    const placed = await as(clerk, 'POST', '/orders', { body: order })
    expect(placed.body).toMatchObject({ createdBy: 'Ana Prueba' })
    const pay = `/orders/${placed.body.orderNo}/payments`
    const headers = { 'if-match': String(placed.headers.etag) }
    const money = { tender: 'cash', amount: placed.body.orderTotal }
    expect((await as(there, 'POST', pay, { body: money, headers })).status).toBe(404)
    const transfer = { ...money, tender: 'transfer' }
    expect(await as(clerk, 'POST', pay, { body: transfer, headers })).toMatchObject({
      status: 403,
      body: { right: 'orders.paid' },
    })
    expect((await as(clerk, 'POST', pay, { body: money, headers })).status).toBe(200)
  })

  test('the desk places, and takes no money; a shopper’s token opens nothing', async () => {
    const desk = (await openStaff(shop, 'desk@SV')).cookie
    const body = { storeId: 'SV-SS01', channel: 'phone', customer: newcomer() }
    const opened = await as(desk, 'POST', '/baskets', { body })
    await as(desk, 'POST', `/baskets/${opened.body.basketId}/items`, { body: [screws] })
    const order = { basketId: opened.body.basketId, paymentMethodId: 'BANK_TRANSFER' }
    const placed = await as(desk, 'POST', '/orders', { body: order })
    expect(placed.status).toBe(200)
    const money = { tender: 'cash', amount: placed.body.orderTotal }
    const headers = { 'if-match': String(placed.headers.etag) }
    expect(
      await as(desk, 'POST', `/orders/${placed.body.orderNo}/payments`, { body: money, headers }),
    ).toMatchObject({ status: 403, body: { right: 'orders.take-payment' } })
    const { token: shopper } = await shop.customer()
    const stolen = await shop.call('POST', `${base}/baskets?siteId=Lamina`, { as: shopper, body })
    expect(stolen.status).toBe(401)
  })

  test('money, owner and stock are never the caller’s', async () => {
    const { basketId } = await filled([{ ...screws, price: 0.01, basePrice: 0.01 }])
    const shown = await call('GET', `/baskets/${basketId}`)
    expect(shown.body.orderTotal).toBeGreaterThan(0.05)
    expect(await place(basketId, { c_orderTotal: 0.01 })).toMatchObject({
      status: 409,
      body: { orderTotal: shown.body.orderTotal },
    })
    expect((await place(basketId, { orderTotal: 0.01 })).status).toBe(400)
  })
})
