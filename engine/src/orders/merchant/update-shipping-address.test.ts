import { Orders } from 'commerce-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChain } from '../../audit/index.ts'
import { ahuachapan, home } from '../../baskets/testing/checkout.ts'
import { type MerchantShop, openMerchantShop, refusalOf } from '../../catalog/testing.ts'
import { type OrderShop, openOrderShop, ordersPath, site } from '../testing.ts'

let shop: OrderShop
let merchant: MerchantShop
let orders: Orders
beforeAll(async () => {
  shop = await openOrderShop()
  merchant = await openMerchantShop(['sfcc.orders.rw'], shop)
  const { parameters, ...client } = merchant.client('/checkout/orders/v1')
  orders = new Orders({ ...client, parameters: { ...parameters, siteId: 'Lamina' } })
})
afterAll(() => merchant.close())

type Seen = { orderTotal: number; shipments: { shippingAddress: { city: string } }[] }

/** As far as a program that knows no divisions tells it. */
const { c_divisionId: _unknown, ...far } = ahuachapan

/** Tubes that a truck brings home. */
const placeDelivery = async (address = home) => {
  const ready = await shop.ready({ items: [{ productId: 'QA-TUBE-2', quantity: 2, c_pickUpProduct: false }] })
  const { buyer, basketId } = ready
  const step = async (path: string, body: unknown) => {
    const answer = await buyer.call('PUT', `/baskets/${basketId}/shipments/me${path}`, body)
    expect([path, answer.status]).toEqual([path, 200])
  }
  await step('/shipping-address', address)
  await step('/shipping-method', { id: 'truck' })
  const { status, body } = await ready.order()
  expect(status, JSON.stringify(body)).toBe(200)
  const orderNo = String(body.orderNo)
  const seen = async () => {
    const path = `${ordersPath}/${orderNo}?${site}`
    return (await shop.call<Seen>('GET', path, { as: buyer.token })).body
  }
  return { orderNo, seen }
}
type Sent = Parameters<Orders['updateOrderShippingAddress']>[0]['body']
const move = (orderNo: string, body: Sent, shipmentId = 'me') =>
  orders.updateOrderShippingAddress({ parameters: { orderNo, shipmentId }, body })
const cityOf = (order: Seen) => order.shipments[0]?.shippingAddress.city

test('a delivery goes elsewhere in the country; dearer freight is the merchant’s, who says so', async () => {
  const { orderNo, seen } = await placeDelivery()
  const before = await seen()
  expect(await refusalOf(move(orderNo, far))).toMatchObject({
    status: 409,
    body: { type: expect.stringContaining('order-freight-dearer') },
  })
  expect(await seen()).toEqual(before)
  await move(orderNo, { ...far, c_acceptFreight: true })
  const after = await seen()
  expect([cityOf(before), cityOf(after)]).toEqual([home.city, far.city])
  expect(after.orderTotal).toBe(before.orderTotal)
  // Back to where freight was agreed for costs no more than it does now.
  await move(orderNo, home)
  expect(cityOf(await seen())).toBe(home.city)
  expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
  const { rows } = await shop.database.pool.query<{ change: string }>(
    `select change from audit_entry where subject_id = $1 and operation = 'updateOrderShippingAddress' order by seq`,
    [orderNo],
  )
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(home.address1)
})

test('not to another country, not half an address, not what is picked up, and not once it is prepared', async () => {
  const { orderNo } = await placeDelivery()
  expect((await refusalOf(move(orderNo, { ...home, countryCode: 'GT' }))).status).toBe(400)
  expect((await refusalOf(move(orderNo, { city: 'San Salvador' }))).status).toBe(400)
  expect((await refusalOf(move(orderNo, home, 'other'))).status).toBe(404)
  expect((await refusalOf(move('99999999', home))).status).toBe(404)
  const { order } = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 3 }] })
  const picked = String((await order()).body.orderNo)
  expect((await refusalOf(move(picked, home))).status).toBe(404)
  await orders.updateOrderPaymentStatus({ parameters: { orderNo }, body: { status: 'paid' } })
  await orders.updateOrderShippingStatus({ parameters: { orderNo }, body: { status: 'shipped' } })
  expect((await refusalOf(move(orderNo, home))).status).toBe(409)
})
