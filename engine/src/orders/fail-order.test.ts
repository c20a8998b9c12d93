import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderShop, openOrderShop, ordersPath, site } from './testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

test('an order is not given up while nobody can tell whether its money has come', async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW' }], card: '4000000000001109' })
  const { body } = await ready.order()
  const path = `${ordersPath}/${String(body.orderNo)}`
  const as = ready.buyer.token
  await shop.simulator.close()
  const refused = await shop.call('POST', `${path}/actions/fail?${site}`, {
    as,
    body: { reasonCode: 'payment_confirm_failure' },
  })
  expect([refused.status, refused.body.title]).toEqual([503, 'Service Unavailable'])
  const { body: order } = await shop.call('GET', `${path}?${site}`, { as })
  expect(order.status).toBe('created')
})
