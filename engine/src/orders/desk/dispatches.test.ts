import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '../../baskets/testing/checkout.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'
import { type OrderShop, openOrderShop } from '../testing.ts'

const base = '/custom/orders-desk/v1/organizations/f_ecom_lmna_001'

let shop: OrderShop
let manager: string
let foreman: string
beforeAll(async () => {
  shop = await openOrderShop()
  manager = (await openStaff(shop, 'manager@SV')).cookie
  foreman = (await openStaff(shop, 'foreman@SV-SS01', 'planta@lamina.example')).cookie
})
afterAll(() => shop.close())

type Line = { itemId: string; quantity: number; progress: Record<string, number> }
type More = { body?: unknown; headers?: Record<string, string> }
const call = async (cookie: string, method: string, path: string, more: More = {}) =>
  callAsStaff(shop, cookie, method, `${base}${path}?siteId=Lamina`, more)
const read = async (orderNo: string) => {
  const { body, headers } = await call(manager, 'GET', `/orders/${orderNo}`)
  return { etag: String(headers.etag), step: body.step, lines: body.lines as Line[], body }
}

/** Tubes that a truck brings home, paid at the desk. */
const paidDelivery = async (quantity: number) => {
  const ready = await shop.ready({ items: [{ productId: 'QA-TUBE-2', quantity, c_pickUpProduct: false }] })
  const path = `/baskets/${ready.basketId}/shipments/me`
  await ready.buyer.call('PUT', `${path}/shipping-address`, home)
  await ready.buyer.call('PUT', `${path}/shipping-method`, { id: 'truck' })
  const { body } = await ready.order()
  const orderNo = String(body.orderNo)
  const headers = { 'if-match': (await read(orderNo)).etag }
  const payment = { tender: 'transfer', amount: Number(body.orderTotal) }
  const taken = await call(manager, 'POST', `/orders/${orderNo}/payments`, { body: payment, headers })
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  return orderNo
}
/** So many pieces of an order, in the revision that is read now. */
const pieces = async (orderNo: string, quantity: number) => {
  const { etag, lines } = await read(orderNo)
  return { orderNo, etag, lines: [{ itemId: lines[0]?.itemId, quantity }] }
}
const dispatch = (cookie: string, orders: unknown[], key?: string) =>
  call(cookie, 'POST', '/dispatches', {
    body: { truck: 'C-123 456', driver: 'Julio Rivas', orders },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })

test('a truck leaves with pieces of several orders, once, and is kept for who works where they are from', async () => {
  const [whole, part] = [await paidDelivery(2), await paidDelivery(3)]
  const load = [await pieces(part, 1), await pieces(whole, 2)]
  const left = await dispatch(foreman, load, 'camion-1')
  expect(left.status, JSON.stringify(left.body)).toBe(201)
  expect(left.body).toMatchObject({ country: 'SV', storeIds: ['SV-SS01'], madeBy: { kind: 'staff' } })
  expect(await dispatch(foreman, load, 'camion-1')).toMatchObject({ status: 201, body: { id: left.body.id } })
  expect((await read(whole)).step).toBe('shipped')
  const { step, lines, body } = await read(part)
  expect([step, lines[0]?.progress.shipped]).toEqual(['paid', 1])
  expect(JSON.stringify(body.timeline)).toContain('C-123 456 · Julio Rivas')

  const one = `/dispatches/${left.body.id}`
  expect((await call(foreman, 'GET', one)).body).toEqual(left.body)
  expect((await call(foreman, 'GET', '/dispatches')).body).toMatchObject({ total: 1, data: [left.body] })
  const { cookie: elsewhere } = await openStaff(shop, 'foreman@SV-AH01', 'otra@lamina.example')
  expect((await call(elsewhere, 'GET', one)).status).toBe(404)
  expect((await call(elsewhere, 'GET', '/dispatches')).body).toMatchObject({ total: 0, data: [] })
})

test('all of it leaves or nothing: an order that was changed, is unread, waits for money, or is elsewhere', async () => {
  const [first, second] = [await paidDelivery(2), await paidDelivery(2)]
  const good = await pieces(first, 2)
  const read2 = await pieces(second, 2)
  const { etag: _etag, ...unread } = read2
  const { cookie: clerk } = await openStaff(shop, 'clerk@SV-SS01', 'caja@lamina.example')
  const { cookie: elsewhere } = await openStaff(shop, 'manager@GT', 'gerente@lamina.example')
  expect(await dispatch(clerk, [good])).toMatchObject({ status: 403, body: { right: 'orders.dispatch' } })
  expect((await dispatch(elsewhere, [good])).status).toBe(404)
  expect((await dispatch(foreman, [good, good])).status).toBe(400)
  expect((await dispatch(foreman, [good, unread])).status).toBe(428)
  expect((await dispatch(foreman, [good, await pieces(second, 3)])).status).toBe(400)
  const note = { body: { step: 'shipped', lines: [{ ...read2.lines[0], quantity: 1 }] } }
  const headers = { 'if-match': read2.etag }
  expect((await call(manager, 'POST', `/orders/${second}/steps`, { ...note, headers })).status).toBe(200)
  expect(await dispatch(foreman, [good, read2])).toMatchObject({
    status: 412,
    body: { current: { orderNo: second } },
  })
  expect((await read(first)).step).toBe('paid')
})
