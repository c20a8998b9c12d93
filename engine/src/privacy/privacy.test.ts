import { afterAll, beforeAll, expect, test } from 'vitest'
import { showOrder, transitionOrder } from '../orders/index.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

type Buyer = { token: string; customerId: string }
const org = 'organizations/f_ecom_lmna_001'
const base = ({ customerId }: { customerId: string }) => `/custom/privacy/v1/${org}/customers/${customerId}`
const mailOf = ({ customerId }: { customerId: string }) => `${customerId}@qa.example`
const close = (buyer: Buyer, body: object = { email: mailOf(buyer) }, as = buyer.token) =>
  shop.call('POST', `${base(buyer)}/close?siteId=Lamina`, { as, body })
const data = (buyer: Buyer, as = buyer.token) => shop.call('GET', `${base(buyer)}/data?siteId=Lamina`, { as })
const screw = [{ productId: 'QA-SCREW', giftMessage: 'Para Rosa' }]

/** What a request for a quote holds of who asked. */
const quoteOf = (buyer: Buyer) => ({
  locale: 'es-SV',
  contact: { customerNo: '00000001', name: 'Marta', email: mailOf(buyer) },
  lines: [{ key: 'a', sku: 'QA-SHEET', name: 'Lámina', quantity: 2, lengthMm: 3_000 }],
})

/** A customer whose order was handed over, with a list and a newsletter entry. */
const settled = async () => {
  const { buyer, order } = await shop.ready({ items: screw })
  const orderNo = String((await order({ 'idempotency-key': buyer.customerId })).body.orderNo)
  const ctx = await shop.engine.merchantContext()
  for (const step of ['paid', 'ready', 'handed-over'] as const) await transitionOrder(ctx, orderNo, step)
  const lists = `/customer/shopper-customers/v1/${org}/customers/${buyer.customerId}/product-lists?siteId=Lamina`
  await shop.call('POST', lists, { as: buyer.token, body: { type: 'wish_list' } })
  await shop.database.pool.query(
    `insert into subscription (site_id, id, email, country, locale, state, created_at, modified_at)
     values ('Lamina', $1, lower($2), 'SV', 'es-SV', 'active', now(), now())`,
    [buyer.customerId, mailOf(buyer)],
  )
  await shop.database.pool.query(
    `insert into shopper_context (site_id, usid, customer_id, document, expires_at)
     values ('Lamina', $1, $1, '{"clientIp":"192.0.2.1"}', '2099-01-01')`,
    [buyer.customerId],
  )
  await shop.database.pool.query(
    `with asked as (
       insert into opportunity (site_id, id, number, customer_id, basket_id, country, currency, state, share_token,
         document, created_at, modified_at)
       values ('Lamina', $1 || '-quote', 'COT-' || $1, $1, 'b', 'SV', 'USD', 'requested', $1,
         $2, now(), now())
       returning id)
     insert into opportunity_file (site_id, id, opportunity_id, name, media_type, bytes, created_at)
     select 'Lamina', $1 || '-file', id, 'plano.png', 'image/png', '', now() from asked`,
    [buyer.customerId, JSON.stringify(quoteOf(buyer))],
  )
  // The first visit was before signing in, in the same browser.
  await shop.database.pool.query(
    `insert into activity (site_id, at, kind, country, cookie_id, user_id, source, record)
     values ('Lamina', now(), 'viewPage', 'SV', 'cookie-of-' || $1, null, 's', '{}'),
       ('Lamina', now(), 'viewPage', 'SV', 'cookie-of-' || $1, $1, 's', '{}')`,
    [buyer.customerId],
  )
  await shop.database.pool.query(
    `insert into customer_balance (site_id, customer_id, currency, balance_minor, as_of, actor, written_at)
     values ('Lamina', $1, 'USD', 12050, '2026-11-20T12:00:00Z', '{"kind":"cli","id":"cli","name":"cli"}', now())`,
    [buyer.customerId],
  )
  return { buyer, orderNo }
}

/** Every table of the database that names the customer. The feed of events tells by their id alone that they are gone. */
const traces = async (buyer: { customerId: string }) => {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('attempt', 'event')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await shop.database.pool.query(
      `select 1 from "${name}" t where to_jsonb(t)::text ilike '%' || $1 || '%' limit 1`,
      [buyer.customerId],
    )
    if (rowCount) found.push(name)
  }
  return found
}

test('a customer takes all their data along, and nobody else’s', async () => {
  const { buyer, orderNo } = await settled()
  const { status, body } = await data(buyer)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    customer: { customerId: buyer.customerId },
    orders: [{ orderNo }],
    productLists: [{ type: 'wish_list' }],
    newsletter: [{ state: 'active' }],
    opportunities: [{ state: 'requested' }],
    activities: [{ kind: 'viewPage' }],
    balances: [{ currency: 'USD', balance: 120.5, asOf: '2026-11-20T12:00:00.000Z' }],
  })
  const { buyer: other } = await shop.ready({ items: screw })
  expect((await data(buyer, other.token)).status).toBe(404)
  expect((await close(buyer, undefined, other.token)).status).toBe(404)
})

test('an account is not closed by accident, nor while somebody waits for its goods', async () => {
  const { buyer, order } = await shop.ready({ items: screw })
  expect((await close(buyer, { email: 'otra@qa.example' })).body).toMatchObject({
    title: 'Wrong Confirmation',
  })
  await order()
  const refused = await close(buyer)
  expect(refused.status).toBe(409)
  expect(refused.body.title).toBe('Orders Under Way')
  expect((await data(buyer)).status).toBe(200)
})

test('a closed account is gone from every table; its orders stay, without the person', async () => {
  const { buyer, orderNo } = await settled()
  const ctx = await shop.engine.merchantContext()
  const before = await showOrder(ctx, orderNo)
  expect(await traces(buyer)).toEqual(
    expect.arrayContaining(['orders', 'opportunity', 'opportunity_file', 'activity', 'customer_balance']),
  )
  expect((await close(buyer)).status).toBe(204)
  expect((await data(buyer)).status).toBe(401)
  expect(await traces(buyer)).toEqual([])
  const { rows: told } = await shop.database.pool.query(
    `select type, array(select jsonb_object_keys(data) order by 1) as names from event
     where data ->> 'customerId' = $1 order by seq desc limit 1`,
    [buyer.customerId],
  )
  expect(told).toEqual([{ type: 'customer.closed', names: ['customerId', 'customerNo'] }])
  const after = await showOrder(ctx, orderNo)
  expect(after).toMatchObject({
    orderNo,
    status: 'completed',
    orderTotal: before.orderTotal,
    taxTotal: before.taxTotal,
    customerName: '',
    shipments: [],
  })
  expect(after.productItems).toEqual(before.productItems.map(({ giftMessage: _card, ...item }) => item))
  expect(JSON.stringify(after)).not.toMatch(/Prueba|Para Rosa|70000000|Calle 1|qa\.example/)
})

test('where there is a password it is asked for', async () => {
  const { buyer } = await settled()
  await shop.database.pool.query(
    `update customer set password_hash = (select password_hash from customer where email = 'ana@qa.example') where id = $1`,
    [buyer.customerId],
  )
  expect((await close(buyer)).body).toMatchObject({ title: 'Update Password' })
  const email = mailOf(buyer)
  expect((await close(buyer, { email, currentPassword: 'Otra-Clave-1!' })).status).toBe(400)
  expect((await close(buyer, { email, currentPassword: 'Prueba2026!' })).status).toBe(204)
})
