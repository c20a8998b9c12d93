import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { home, methodsOf } from '../baskets/testing/checkout.ts'
import type { Caller } from '../baskets/testing.ts'
import { listOrders, type OrderStep, showOrder, transitionOrder } from './index.ts'
import { expireWaitingOrders } from './payment/expire-waiting-orders.ts'
import { refundCancelled } from './payment/refund-job.ts'
import { challengeIn, type OrderShop, openOrderShop, ordersPath, site } from './testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const organization = 'organizations/f_ecom_lmna_001/orders'
const deskPath = `/custom/orders-desk/v1/${organization}`
const merchantPath = `/checkout/orders/v1/${organization}`

const move = async (orderNo: unknown, ...steps: OrderStep[]) => {
  for (const step of steps) await transitionOrder(await shop.engine.merchantContext(), String(orderNo), step)
}
const screw = [{ productId: 'QA-SCREW' }]
const cutSheets = { productId: 'QA-SHEET-24-BLAN', quantity: 9, c_lengthMetersToBuy: 4.85 }
const chooseDelivery = async ({ call }: Caller, basketId: string) => {
  const shipment = `/baskets/${basketId}/shipments/me`
  await call('PUT', `${shipment}/shipping-address`, home)
  const { body } = await call('GET', `${shipment}/shipping-methods`)
  await call('PUT', `${shipment}/shipping-method`, { id: methodsOf(body)[0]?.id })
}
const mails = async (buyer: { customerId: string }) => {
  const { rows } = await shop.database.pool.query<{ template: string }>(
    `select data #>> '{data,mail,template}' as template from pgboss.job
     where data #>> '{data,mail,to}' = $1 order by created_on`,
    [`${buyer.customerId}@qa.example`],
  )
  return rows.map(({ template }) => template)
}

test('a transfer order goes its way, and each step is told to its owner', async () => {
  // Cut sheets are picked up, screws are delivered.
  const { order, buyer, basketId } = await shop.ready({
    items: [cutSheets, { productId: 'QA-SCREW', quantity: 2, c_pickUpProduct: false }],
  })
  await chooseDelivery(buyer, basketId)
  const { body } = await order()
  await expect(move(body.orderNo, 'ready')).rejects.toThrow(/not possible/)
  await move(body.orderNo, 'paid', 'cut', 'ready', 'shipped')
  for (const again of ['paid', 'cut', 'ready', 'shipped', 'cancel'] as const)
    await expect(move(body.orderNo, again), again).rejects.toThrow(/not possible/)
  await move(body.orderNo, 'handed-over')
  const read = await shop.call('GET', `${ordersPath}/${String(body.orderNo)}?${site}`, { as: buyer.token })
  expect(read.body).toMatchObject({ status: 'completed', paymentStatus: 'paid', shippingStatus: 'shipped' })
  expect((read.body.c_history as { what: string }[]).map(({ what }) => what)).toEqual([
    'created',
    'paid',
    'cut',
    'ready',
    'shipped',
    'handed_over',
  ])
  expect(await mails(buyer)).toEqual([
    'order-received',
    'order-paid',
    'order-cut',
    'order-ready',
    'order-shipped',
    'order-handed-over',
  ])
  await expect(move(body.orderNo, 'refund')).rejects.toThrow(/not possible/)
  const ctx = await shop.engine.merchantContext()
  expect((await listOrders(ctx)).map(({ orderNo }) => orderNo)).toContain(body.orderNo)
  expect(await showOrder(ctx, String(body.orderNo))).toMatchObject({ orderTotal: read.body.orderTotal })
  await expect(showOrder(ctx, 'nothing')).rejects.toThrow(/could be found/)
})

test('what is not cut, not picked up or not delivered cannot be said to be', async () => {
  const { order } = await shop.ready({ items: screw, card: '4111111111111111' })
  const { body } = await order()
  await expect(move(body.orderNo, 'cut')).rejects.toThrow(/not possible/)
  await expect(move(body.orderNo, 'shipped')).rejects.toThrow(/not possible/)
  const delivered = await shop.ready({
    items: [{ productId: 'QA-SCREW', quantity: 2, c_pickUpProduct: false }],
    card: '4111111111111111',
  })
  await chooseDelivery(delivered.buyer, delivered.basketId)
  const { body: brought } = await delivered.order()
  await expect(move(brought.orderNo, 'ready')).rejects.toThrow(/not possible/)
  await move(brought.orderNo, 'shipped', 'handed-over')
})

test('cancelling gives stock and coupon uses back once; a card is paid back on command', async () => {
  const before = await shop.onHand('QA-SCREW')
  const { order, buyer } = await shop.ready({ items: screw, card: '4111111111111111', coupon: 'QAONCE' })
  const { body } = await order()
  await move(body.orderNo, 'cancel')
  await expect(move(body.orderNo, 'cancel')).rejects.toThrow(/not possible/)
  expect(await shop.onHand('QA-SCREW')).toBe(before)
  // The money goes back by itself; the merchant may be faster.
  const taken = shop.simulator.capturedTotal()
  await move(body.orderNo, 'refund')
  expect(shop.simulator.capturedTotal()).toBeLessThan(taken)
  await expect(move(body.orderNo, 'refund')).rejects.toThrow(/not possible/)
  const again = await shop.ready({ items: screw, coupon: 'QAONCE' }, buyer)
  expect(again.shown.couponItems).toMatchObject([{ statusCode: 'applied' }])
  expect(await mails(buyer)).toEqual(['order-paid', 'order-cancelled', 'order-refunded'])
})

test('cancelling an order at the bank’s page ends its payment', async () => {
  const { order } = await shop.ready({ items: screw, card: '4000000000001109' })
  const { body } = await order()
  await move(body.orderNo, 'cancel')
  const { page } = await shop.simulator.answerChallenge(challengeIn(body), 'complete')
  expect(page).toContain('cs-callback')
  const { rows } = await shop.database.pool.query(
    'select o.status, p.status as payment from orders o join payment p using (order_no) where order_no = $1',
    [body.orderNo],
  )
  expect(rows).toEqual([{ status: 'cancelled', payment: 'refused' }])
})

const cancelPath = (orderNo: unknown) =>
  `/custom/orders/v1/organizations/f_ecom_lmna_001/orders/${String(orderNo)}/cancel?${site}`

test('its owner cancels a paid order until cutting begins, and the money goes back by itself', async () => {
  const paid = await shop.ready({ items: screw, card: '4111111111111111' })
  const { body } = await paid.order()
  expect(body.c_cancellable).toBe(true)
  const stranger = await shop.customer()
  expect((await shop.call('POST', cancelPath(body.orderNo), { as: stranger.token })).status).toBe(404)
  const { status, body: cancelled } = await shop.call('POST', cancelPath(body.orderNo), {
    as: paid.buyer.token,
  })
  expect([status, cancelled.status, cancelled.c_cancellable]).toEqual([200, 'cancelled', false])
  expect((cancelled.c_history as { what: string; note?: string }[]).at(-1)).toMatchObject({
    what: 'cancelled',
    note: 'customer',
  })
  const ctx = await shop.engine.merchantContext()
  await refundCancelled.run(ctx, { orderNo: String(body.orderNo) })
  await refundCancelled.run(ctx, { orderNo: String(body.orderNo) })
  expect(await showOrder(ctx, String(body.orderNo))).toMatchObject({ paymentStatus: 'not_paid' })

  const begun = await shop.ready({ items: [cutSheets], card: '4111111111111111' })
  const { body: late } = await begun.order()
  await move(late.orderNo, 'cut')
  expect((await shop.call('POST', cancelPath(late.orderNo), { as: begun.buyer.token })).status).toBe(409)
})

test('a new order is told to the desk, and to its store once it is paid', async () => {
  const { order } = await shop.ready({ items: screw })
  const { body } = await order()
  const told = async () => {
    const { rows } = await shop.database.pool.query<{ to: string }>(
      `select data #>> '{data,mail,to}' as to from pgboss.job where data #>> '{data,mail,template}' = 'order-for-store'
       and data #>> '{data,mail,values,orderNo}' = $1 order by created_on, 1`,
      [body.orderNo],
    )
    return rows.map(({ to }) => to)
  }
  const desk = 'ayuda-sv@lamina.example'
  expect(await told()).toEqual([desk])
  await move(body.orderNo, 'paid')
  expect((await told()).toSorted()).toEqual([desk, desk, 'sv-ss01@tienda.example'])
})

test('a transfer that does not come is asked for once, then the order is given up', async () => {
  const before = await shop.onHand('QA-SCREW')
  const { order, buyer } = await shop.ready({ items: screw })
  const { body } = await order()
  const bank = body.c_bankTransfer as unknown as { until: string }
  expect(bank.until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const advanceHours = async (hours: number) => {
    shop.clock.moveTo(new Date(Date.now() + hours * 3_600_000))
    for (const _ of [1, 2])
      await expireWaitingOrders.run(await shop.engine.merchantContext(), undefined as never)
    const { rows } = await shop.database.pool.query<{ what: string[]; status: string }>(
      `select status, jsonb_path_query_array(history, '$[*].what') as what from orders where order_no = $1`,
      [body.orderNo],
    )
    return rows[0]
  }
  expect(await advanceHours(23)).toEqual({ status: 'created', what: ['created'] })
  expect(await advanceHours(25)).toEqual({ status: 'created', what: ['created', 'reminded'] })
  expect(await advanceHours(73)).toEqual({ status: 'cancelled', what: ['created', 'reminded', 'cancelled'] })
  shop.clock.moveTo(undefined)
  expect(await shop.onHand('QA-SCREW')).toBe(before)
  expect(await mails(buyer)).toEqual(['order-received', 'order-reminder', 'order-cancelled'])
})

test('while the processor is silent an unpaid order cannot be cancelled: its money may just be coming', async () => {
  const ready = await shop.ready({ items: screw, card: '4000000000002206' })
  const { buyer } = ready
  const { body } = await ready.order()
  await shop.simulator.close()
  expect((await shop.call('POST', cancelPath(body.orderNo), { as: buyer.token })).status).toBe(503)
  // Nor by the merchant, whose people and programs are told the same.
  const { token: as } = await openClient(shop, { scopes: ['sfcc.orders.rw'] })
  const order = String(body.orderNo)
  for (const [method, path, wanted] of [
    ['POST', `${deskPath}/${order}/cancellation`, { reason: 'ya no' }],
    ['PUT', `${merchantPath}/${order}/status`, { status: 'cancelled' }],
    ['PUT', `${merchantPath}/${order}/status`, { status: 'failed' }],
  ] as const) {
    const refused = await shop.call(method, `${path}?siteId=Lamina`, { as, body: wanted })
    expect([refused.status, String(refused.body.type).split('/').at(-1)], path).toEqual([
      503,
      'service-unavailable',
    ])
  }
})
