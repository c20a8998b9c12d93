import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderShop, openOrderShop, ordersPath, site } from '../testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

test('ten presses nearly at once give one order up, and none is told that the processor is silent', async () => {
  for (let round = 0; round < 5; round++) {
    const ready = await shop.ready({ items: [{ productId: 'QA-SCREW' }], card: '4000000000001109' })
    const { body } = await ready.order()
    const fail = () =>
      shop.call('POST', `${ordersPath}/${String(body.orderNo)}/actions/fail?${site}`, {
        as: ready.buyer.token,
        body: { reasonCode: 'payment_confirm_failure' },
      })
    const presses: ReturnType<typeof fail>[] = []
    // One a moment after the other, so that some look at the order before and at its payment after the first is done.
    while (presses.length < 10) {
      presses.push(fail())
      await shop.call('GET', `${ordersPath}/${String(body.orderNo)}?${site}`, { as: ready.buyer.token })
    }
    const answers = await Promise.all(presses)
    expect(answers.filter(({ status }) => status !== 204 && status !== 409)).toEqual([])
    expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0)
  }
})

test('an order is not given up while nobody can tell whether its money has come', async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW' }], card: '4000000000002206' })
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
