import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOrders, moveOrder, type OrderStep, showOrder } from './index.ts'
import { type OrderShop, openOrderShop, ordersPath, site } from './testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const move = async (orderNo: unknown, ...steps: OrderStep[]) => {
  for (const step of steps) await moveOrder(await shop.engine.merchantContext(), String(orderNo), step)
}
const screw = [{ productId: 'QA-SCREW' }]
const mails = async (buyer: { customerId: string }) => {
  const { rows } = await shop.database.pool.query<{ template: string }>(
    `select data #>> '{data,mail,template}' as template from pgboss.job
     where data #>> '{data,mail,to}' = $1 order by created_on`,
    [`${buyer.customerId}@qa.example`],
  )
  return rows.map(({ template }) => template)
}

test('a transfer order goes its way, and each step is told to its owner', async () => {
  const { order, buyer } = await shop.ready({ items: screw })
  const { body } = await order()
  await expect(move(body.orderNo, 'ready')).rejects.toThrow(/not possible/)
  await move(body.orderNo, 'paid', 'cut', 'ready', 'shipped', 'handed-over')
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
  expect(await mails(buyer)).toEqual(['order-received', 'order-paid', 'order-ready', 'order-shipped'])
  await expect(move(body.orderNo, 'paid')).rejects.toThrow(/not possible/)
  const ctx = await shop.engine.merchantContext()
  expect((await listOrders(ctx)).map(({ orderNo }) => orderNo)).toContain(body.orderNo)
  expect(await showOrder(ctx, String(body.orderNo))).toMatchObject({ orderTotal: read.body.orderTotal })
  await expect(showOrder(ctx, 'nothing')).rejects.toThrow(/could be found/)
})

test('cancelling gives stock and coupon uses back once; a card is paid back on command', async () => {
  const before = await shop.onHand('QA-SCREW')
  const { order, buyer } = await shop.ready({ items: screw, card: '4111111111111111', coupon: 'QAONCE' })
  const { body } = await order()
  await move(body.orderNo, 'cancel')
  await expect(move(body.orderNo, 'cancel')).rejects.toThrow(/not possible/)
  expect(await shop.onHand('QA-SCREW')).toBe(before)
  await move(body.orderNo, 'refund')
  await expect(move(body.orderNo, 'refund')).rejects.toThrow(/not possible/)
  const again = await shop.ready({ items: screw, coupon: 'QAONCE' }, buyer)
  expect(again.shown.couponItems).toMatchObject([{ statusCode: 'applied' }])
  expect(await mails(buyer)).toEqual(['order-paid', 'order-cancelled'])
})

test('cancelling an order at the bank’s page ends its payment', async () => {
  const { order } = await shop.ready({ items: screw, card: '4000000000001109' })
  const { body } = await order()
  await move(body.orderNo, 'cancel')
  const page = await shop.simulator.answerChallenge(String(body.c_challengeUrl), 'complete')
  expect(page).toContain('cs-callback')
  const { rows } = await shop.database.pool.query(
    'select o.status, p.status as payment from orders o join payment p using (order_no) where order_no = $1',
    [body.orderNo],
  )
  expect(rows).toEqual([{ status: 'cancelled', payment: 'refused' }])
})
