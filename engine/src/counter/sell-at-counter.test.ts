import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChain } from '../audit/index.ts'
import { ordersPath, site } from '../orders/testing.ts'
import { base, type Body, type CounterShop, openCounterShop, screws, sheet } from './testing.ts'

let counter: CounterShop
beforeAll(async () => {
  counter = await openCounterShop()
})
afterAll(() => counter.close())

test('prices are the shopper’s own, line by line and in the total', async () => {
  const ready = await counter.shop.ready({ items: [sheet, screws] })
  const { body } = await counter.filled([sheet, screws])
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
  const { email, ...names } = counter.newcomer()
  const body = { storeId: 'SV-SS01', channel: 'counter', customer: { ...names, email } }
  const opened = await counter.shop.call('POST', `${base}/baskets?siteId=Lamina&locale=en`, {
    as: counter.token,
    body,
  })
  expect(opened.status).toBe(201)
  const { rows } = await counter.shop.database.pool.query<{ locale: string }>(
    "select profile ->> 'preferredLocale' as locale from customer where email = $1",
    [email],
  )
  expect(rows).toEqual([{ locale: 'es_SV' }])
})

test('a new customer by name, phone and mail buys, pays cash, and has the order as their own', async () => {
  const person = counter.newcomer()
  const { basketId, body } = await counter.filled([screws], { customer: person, channel: 'phone' })
  expect(body.c_counter).toMatchObject({
    channel: 'phone',
    storeId: 'SV-SS01',
    customer: { name: 'Marta Luna', email: person.email },
  })
  const placed = await counter.place(basketId, { c_orderTotal: body.orderTotal })
  expect(placed).toMatchObject({
    status: 200,
    body: { status: 'created', paymentStatus: 'not_paid', orderTotal: body.orderTotal, createdBy: 'ERP' },
  })
  expect(String(placed.body.c_payUntil)).toMatch(/^\d{4}-/)
  const orderNo = String(placed.body.orderNo)
  const paid = await counter.call(
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
  const again = await counter.call(
    'POST',
    `/orders/${orderNo}/payments`,
    { tender: 'cash', amount: body.orderTotal },
    { 'if-match': String(placed.headers.etag), 'idempotency-key': 'cash-1' },
  )
  expect([again.status, again.body.orderNo]).toEqual([200, orderNo])
  const { rows } = await counter.shop.database.pool.query<{ id: string }>(
    'select id from customer where login = $1',
    [person.email],
  )
  const buyer = await counter.shop.shopperWith(rows[0]?.id ?? '')
  const theirs = await buyer.call('GET', `${ordersPath}/${orderNo}`)
  expect(theirs).toMatchObject({ status: 200, body: { customerName: 'Marta Luna', createdBy: 'ERP' } })
  expect((await counter.audited(orderNo)).map(({ operation }) => operation)).toEqual([
    'placeCounterOrder',
    'takeOrderPayment',
  ])
  expect((await counter.audited(basketId)).map(({ operation }) => operation)).toEqual([
    'createBasketFor',
    'addCounterItems',
  ])
  expect(await verifyChain(await counter.shop.engine.merchantContext())).toMatchObject({ valid: true })
})

test('lines, lengths, coupons, receiver and delivery change as a shopper’s do', async () => {
  const { basketId, body } = await counter.filled([sheet])
  const [line] = body.productItems as { itemId: string }[]
  const item = `/baskets/${basketId}/items/${line?.itemId}`
  const longer = await counter.call('PATCH', item, { c_lengthMetersToBuy: 4.35, quantity: 12 })
  expect(longer.body.productItems).toMatchObject([{ quantity: 12, c_lengthMetersToBuy: 4.35 }])
  expect((await counter.call('PATCH', item, { price: 1, quantity: 12 })).body.orderTotal).toBe(
    longer.body.orderTotal,
  )
  expect((await counter.call('PATCH', item, { c_lengthMetersToBuy: 99 })).status).toBe(400)
  expect((await counter.call('POST', `/baskets/${basketId}/coupons`, { code: 'NADA' })).status).toBe(400)
  const who = { firstName: 'Beto', lastName: 'Ruiz', idType: 'dui', idNumber: '01234567-8' }
  const received = await counter.call('PUT', `/baskets/${basketId}/receiver`, who)
  expect(JSON.parse(String(received.body.c_personPicksUpData))).toMatchObject(who)
  expect(JSON.stringify(await counter.audited(basketId))).not.toContain('01234567')
  await counter.call('PATCH', item, { c_pickUpProduct: false })
  const shippingAddress = {
    firstName: 'Marta',
    lastName: 'Luna',
    address1: 'Calle 2',
    city: 'San Salvador',
    stateCode: 'SV-san-salvador',
    countryCode: 'SV',
    phone: '78901234',
  }
  const sent = await counter.call('PATCH', `/baskets/${basketId}/shipments/me`, { shippingAddress })
  expect(sent.status).toBe(200)
  const methods = await counter.call('GET', `/baskets/${basketId}/shipments/me/shipping-methods`)
  const [method] = methods.body.applicableShippingMethods as { id: string }[]
  const chosen = await counter.call('PATCH', `/baskets/${basketId}/shipments/me`, {
    shippingMethod: { id: method?.id },
  })
  expect(chosen.body.shippingTotal).toBeGreaterThanOrEqual(0)
  const placed = await counter.place(basketId)
  expect(placed).toMatchObject({ status: 200, body: { orderTotal: chosen.body.orderTotal } })
})

test('ways to pay are those whose money a person brings, and no shopper has the counter’s', async () => {
  const { basketId } = await counter.filled([screws])
  const { body } = await counter.call('GET', `/baskets/${basketId}/payment-methods`)
  const ids = (body.applicablePaymentMethods as { id: string }[]).map(({ id }) => id)
  expect(ids).toContain('PAY_AT_COUNTER')
  expect(ids).toContain('BANK_TRANSFER')
  expect(ids).not.toContain('CREDIT_CARD')
  expect((await counter.place(basketId, { paymentMethodId: 'CREDIT_CARD' })).status).toBe(400)
  const ready = await counter.shop.ready({ items: [screws] })
  const own = `/baskets/${ready.basketId}`
  const offered = await ready.buyer.call('GET', `${own}/payment-methods`)
  expect(JSON.stringify(offered.body)).not.toContain('PAY_AT_COUNTER')
  const wanted = { paymentMethodId: 'PAY_AT_COUNTER' }
  expect((await ready.buyer.call('POST', `${own}/payment-instruments`, wanted)).status).toBe(400)
  const transfer = await counter.place(basketId, { paymentMethodId: 'BANK_TRANSFER' })
  expect(transfer.body.c_bankTransfer).toMatchObject({ reference: transfer.body.orderNo })
})

test('a basket becomes a request for a quote, once, in the name of its customer; the CRM hears of none', async () => {
  const { basketId, body } = await counter.filled([sheet, screws])
  const quote = () =>
    counter.call('POST', `/baskets/${basketId}/quote`, undefined, { 'idempotency-key': 'quote-1' })
  expect((await counter.as(counter.clerk, 'POST', `/baskets/${basketId}/quote`)).status).toBe(403)
  const made = await quote()
  expect(made).toMatchObject({ status: 201, body: { number: expect.stringMatching(/^COT-/) } })
  expect((await quote()).body).toEqual(made.body)
  expect((await counter.call('GET', `/baskets/${basketId}`)).status).toBe(404)
  const { quoteId } = made.body
  const read = await counter.shop.call<Body>(
    'GET',
    `/custom/desk/v1/organizations/f_ecom_lmna_001/quotes/${String(quoteId)}?siteId=Lamina`,
    { as: counter.token },
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
  const { rows } = await counter.shop.database.pool.query(
    `select 1 from pgboss.job where name = 'opportunities.tell' and data::text like '%' || $1 || '%'`,
    [quoteId],
  )
  expect(rows).toEqual([])
})

test('an empty basket is no request for a quote', async () => {
  const { body } = await counter.call('POST', '/baskets', {
    storeId: 'SV-SS01',
    channel: 'phone',
    customer: counter.newcomer(),
  })
  expect(await counter.call('POST', `/baskets/${String(body.basketId)}/quote`)).toMatchObject({
    status: 400,
    body: { type: expect.stringContaining('nothing-to-quote') },
  })
})

test('a customer who is known keeps their own basket, which the counter’s stands beside', async () => {
  const buyer = await counter.shop.customer()
  const own = await buyer.basket()
  await buyer.add(own, { productId: 'QA-SCREW', quantity: 2 })
  const mail = `${buyer.customerId.toLowerCase()}@qa.example`
  const found = await counter.call('POST', '/customer-search', { email: mail.toUpperCase() })
  expect(found.body.data).toMatchObject([{ customerId: buyer.customerId, email: mail }])
  const { basketId, body } = await counter.filled([screws], { customerId: buyer.customerId })
  expect((body.c_counter as Body).customer).toMatchObject({ customerId: buyer.customerId })
  const seen = await buyer.call(
    'GET',
    `/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers/${buyer.customerId}/baskets`,
  )
  expect((seen.body.baskets as unknown as Body[]).map((one) => one.basketId)).toEqual([own])
  // A customer without a name has to say whom the invoice goes to.
  expect((await counter.place(basketId)).body).toMatchObject({ property: expect.any(String) })
  const sameMail = await counter.call('POST', '/baskets', {
    storeId: 'SV-SS01',
    channel: 'counter',
    customer: { ...counter.newcomer(), email: mail },
  })
  expect((sameMail.body.c_counter as Body).customer).toMatchObject({ customerId: buyer.customerId })
})

test('a payment link gives the basket to its customer, who pays it by card in the shop', async () => {
  const person = counter.newcomer()
  const { basketId, body } = await counter.filled([screws], { customer: person })
  const customerId = String(((body.c_counter as Body).customer as Body).customerId)
  const send = () =>
    counter.call('POST', `/baskets/${basketId}/payment-link`, undefined, { 'idempotency-key': 'link-1' })
  expect(await send()).toMatchObject({ status: 200, body: { email: person.email, basketId } })
  expect(await send()).toMatchObject({ status: 200, body: { basketId } })
  expect((await counter.call('GET', `/baskets/${basketId}`)).status).toBe(404)
  expect((await counter.place(basketId)).status).toBe(404)
  const buyer = await counter.shop.shopperWith(customerId)
  await counter.shop.payWith(buyer, basketId, { card: '4111111111111111' })
  const { body: order } = await counter.shop.call<Body>('POST', `${ordersPath}?${site}`, {
    as: buyer.token,
    body: { basketId },
  })
  expect(order).toMatchObject({ paymentStatus: 'paid', createdBy: 'Customer', orderTotal: body.orderTotal })
  const { rows } = await counter.shop.database.pool.query('select channel from orders where order_no = $1', [
    order.orderNo,
  ])
  expect(rows).toEqual([{ channel: 'counter' }])
})
