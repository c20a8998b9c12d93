import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { ahuachapan, home } from '../baskets/testing/checkout.ts'
import { listMails, readMail } from '../mail/module.ts'
import { selectCutDemand } from './desk/cut-demand-queries.ts'
import type { Order } from './order.ts'
import { anonymizeOrders, selectOwnOrder } from './queries.ts'
import { preparingFacts } from './receipt/preparing-facts.ts'
import { receiptDocument } from './receipt/receipt-document.ts'
import { type OrderShop, openOrderShop, ordersPath, type Ready } from './testing.ts'

/** A shop whose baskets may have several shipments, of goods that trucks bring. */
let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  await shop.database.pool.query(
    `update site set config = jsonb_set(config, '{preferences,severalShipments}', 'true')`,
  )
  shop.engine.sites.forget()
  token = (await openClient(shop, { scopes: ['sfcc.orders.rw'] })).token
  await shop.engine.startJobs()
})
afterAll(() => shop.close())

type Told = {
  productItems: { itemId: string; productId: string; shipmentId: string }[]
  shipments: {
    shipmentTotal: number
    shippingTotal: number
    shippingMethod?: { c_deliveryDateNotFormatted?: string }
  }[]
  orderTotal: number
}

/** Screws at the store, sheets to Ahuachapán, tubes home. */
const threeWays = async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 30 }] })
  const { buyer, basketId } = ready
  const path = `/baskets/${basketId}`
  const step = async (method: string, rest: string, body: unknown) => {
    const answer = await buyer.call(method, `${path}${rest}`, body)
    expect([rest, answer.status]).toEqual([rest, 200])
    return answer.body
  }
  await step('PATCH', '/shipments/me', { shippingMethod: { id: 'store-pickup' }, c_fromStoreId: 'SV-SS01' })
  const ways = [
    ['far', { ...ahuachapan, firstName: 'Zacarías', lastName: 'Lejano', phone: '71112233' }],
    ['near', home],
  ] as const
  for (const [shipmentId, shippingAddress] of ways) {
    await step('POST', '/shipments', { shipmentId, shippingAddress })
  }
  await step('POST', '/items', [
    { productId: 'QA-SHEET-26-AZUL', quantity: 3, c_lengthMetersToBuy: 10.25, shipmentId: 'far' },
    { productId: 'QA-TUBE-2', quantity: 2, shipmentId: 'near' },
  ])
  await step('PUT', '/shipments/far/shipping-method', { id: 'truck-crane' })
  const shown = await step('PUT', '/shipments/near/shipping-method', { id: 'truck' })
  const { body } = await ready.order()
  return {
    ready,
    shown: shown as unknown as Told,
    order: body as unknown as Told,
    orderNo: String(body.orderNo),
  }
}

const stored = async ({ buyer }: Ready, orderNo: string): Promise<Order> => {
  const ctx = await shop.contextFor(buyer)
  const order = await ctx.db.maybe(selectOwnOrder(ctx.site.siteId, buyer.customerId, orderNo))
  if (!order) throw new Error(`no order ${orderNo}`)
  return order
}

test('the desk, the receipt, the mail and who prepares know every place', async () => {
  const { ready, shown, order, orderNo } = await threeWays()
  const cents = (amount: unknown) => Math.round(Number(amount) * 100)
  const totals = order.shipments.map(({ shipmentTotal }) => cents(shipmentTotal))
  expect(totals).toEqual(shown.shipments.map(({ shipmentTotal }) => cents(shipmentTotal)))
  expect(totals.reduce((a, b) => a + b, 0)).toBe(cents(order.orderTotal))
  // Ahuachapán is farther, and a crane costs more.
  const [, far = 0, near = 0] = order.shipments.map(({ shippingTotal }) => cents(shippingTotal))
  expect(far).toBeGreaterThan(near)
  expect(near).toBeGreaterThan(0)

  const desk = await shop.call<Record<string, unknown>>(
    'GET',
    `/custom/orders-desk/v1/organizations/f_ecom_lmna_001/orders/${orderNo}?siteId=Lamina`,
    { as: token },
  )
  const itemOf = (shipmentId: string) =>
    order.productItems.find((one) => one.shipmentId === shipmentId)?.itemId
  const arrivals = order.shipments.flatMap(
    ({ shippingMethod }) => shippingMethod?.c_deliveryDateNotFormatted ?? [],
  )
  expect(desk.body).toMatchObject({
    delivery: 'both',
    shippingAddress: {
      name: 'Zacarías Lejano',
      city: 'Ahuachapán',
      methodName: expect.stringContaining('grúa'),
      arrivalDate: arrivals[0],
      itemIds: [itemOf('far')],
    },
    furtherAddresses: [{ city: 'San Salvador', arrivalDate: arrivals[1], itemIds: [itemOf('near')] }],
  })
  expect(JSON.stringify(desk.body)).not.toContain('71112233')
  const search = async (query: unknown) => {
    const { body } = await shop.call<{ hits: { orderNo: string; promisedDate: string }[] }>(
      'POST',
      '/custom/orders-desk/v1/organizations/f_ecom_lmna_001/order-search?siteId=Lamina',
      { as: token, body: { query } },
    )
    return body.hits
  }
  const number = { termQuery: { fields: ['number'], operator: 'is', values: ['7111-2233'] } }
  const [hit] = await search(number)
  expect(hit?.orderNo).toBe(orderNo)
  expect(await search({ textQuery: { fields: ['words'], searchPhrase: 'lejano' } })).toHaveLength(1)
  const days = order.shipments.flatMap(
    ({ shippingMethod }) => shippingMethod?.c_deliveryDateNotFormatted ?? [],
  )
  expect(days).toHaveLength(2)
  expect(days.every((day) => day <= (hit?.promisedDate ?? ''))).toBe(true)

  const row = await stored(ready, orderNo)
  const ctx = await shop.contextFor(ready.buyer)
  const { secretKey } = await shop.engine.merchantContext()
  const paper = receiptDocument({ ...ctx, secretKey, language: 'es' }, row)
  const places = paper.parties.filter(({ title }) => title === 'Entrega').map(({ lines }) => lines.slice(-2))
  expect(places).toEqual([
    [expect.stringContaining('Ahuachapán'), expect.stringMatching(/: 3 \p{L}+$/u)],
    [expect.stringContaining('San Salvador'), expect.stringMatching(/: 2 \p{L}+$/u)],
  ])
  expect(paper.totals.map(({ label }) => label).join()).toContain(' · ')
  expect(preparingFacts(row, 'es-SV').vehicle.split(' + ')).toHaveLength(2)

  const { db } = shop.engine
  const mail = await vi.waitFor(async () => {
    const found = (await listMails(db)).find(
      ({ template, subject }) => template === 'order-received' && subject.includes(orderNo),
    )
    expect(found).toBeDefined()
    return readMail(db, found?.id ?? '')
  }, 15_000)
  for (const place of ['Ahuachapán', 'Colonia Escalón']) expect(mail?.plain).toContain(place)
  expect(mail?.plain.match(/Artículos.*: \d \p{L}+/gu)).toHaveLength(2)
})

test('the day of a line to be cut is that of its own shipment', async () => {
  const { ready, orderNo, order } = await threeWays()
  const { document } = await stored(ready, orderNo)
  const far = document.agreed.furtherShipments?.find(({ id }) => id === 'far')
  expect(far?.method?.day).toBeDefined()
  // As if the first shipment were brought, and later.
  await shop.database.pool.query(
    `update orders set status = 'new', payment_status = 'paid', document =
       jsonb_set(document, '{agreed,shipment,method,day}', '"2099-01-01"') where order_no = $1`,
    [orderNo],
  )
  const demand = await shop.engine.db.query(selectCutDemand('Lamina', ['inv-sv-ss01'], '2098-12-31'))
  const sheets = order.productItems.find(({ shipmentId }) => shipmentId === 'far')
  expect(demand.filter((one) => one.orderNo === orderNo)).toMatchObject([
    { itemId: sheets?.itemId, due: far?.method?.day },
  ])
})

test('an order of a closed account keeps what each line cost, and no place of any shipment', async () => {
  const { ready, orderNo } = await threeWays()
  const { buyer } = ready
  const before = await stored(ready, orderNo)
  await shop.engine.db.run(anonymizeOrders('Lamina', buyer.customerId))
  const { rows } = await shop.database.pool.query<{ document: Order['document'] }>(
    'select document from orders where order_no = $1',
    [orderNo],
  )
  expect(rows[0]?.document.agreed.lines.map(({ price }) => price)).toEqual(
    before.document.agreed.lines.map(({ price }) => price),
  )
  expect(JSON.stringify(rows[0])).not.toContain('Lejano')
  const gone = await buyer.call('GET', `${ordersPath}/${orderNo}`)
  expect(gone.status).toBe(404)
})

test('[G2.013] switched off, a shop opens no further shipment and still sells what was opened', async () => {
  const { buyer, basketId, order } = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 2 }] })
  const path = `/baskets/${basketId}`
  await buyer.call('PATCH', `${path}/shipments/me`, { shippingMethod: { id: 'store-pickup' } })
  await buyer.call('POST', `${path}/shipments`, { shipmentId: 'second', shippingAddress: home })
  await buyer.call('POST', `${path}/items`, [{ productId: 'QA-TUBE-2', quantity: 1, shipmentId: 'second' }])
  const setting = (value: string) =>
    shop.database.pool.query(
      `update site set config = jsonb_set(config, '{preferences,severalShipments}', $1)`,
      [value],
    )
  await setting('false')
  shop.engine.sites.forget()
  const refused = await buyer.call('POST', `${path}/shipments`, {})
  expect(refused).toMatchObject({ status: 400, body: { shipmentId: 'me' } })
  await buyer.call('PUT', `${path}/shipments/second/shipping-method`, { id: 'truck' })
  expect((await order()).body.shipments).toHaveLength(2)
  await setting('true')
  shop.engine.sites.forget()
})
