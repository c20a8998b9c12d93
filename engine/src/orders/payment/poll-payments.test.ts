import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OrderShop, openOrderShop } from '../testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const screw = [{ productId: 'QA-SCREW' }]

const minutes = (count: number) => count * 60_000

test('payments that nobody came back for are asked about, then paid or failed', async () => {
  const before = await shop.onHand('QA-SCREW')
  const paid = await shop.ready({ items: screw, card: '4000000000002107' })
  const lost = await shop.ready({ items: screw, card: '4000000000002206' })
  const left = await shop.ready({ items: screw, card: '4000000000001109' })
  const review = await shop.ready({ items: screw, card: '4000000000000069' })
  const transfer = await shop.ready({ items: screw })
  const orders: string[] = []
  for (const ready of [paid, lost, left, review, transfer]) {
    const { status, body } = await ready.order()
    expect(status).toBe(200)
    orders.push(String(body.orderNo))
  }
  // Sessions are over by the time of the sweep.
  const states = async () => {
    const { rows } = await shop.database.pool.query<{ state: string }>(
      "select status || ' ' || payment_status as state from orders order by array_position($1, order_no)",
      [orders],
    )
    return rows.map(({ state }) => state)
  }
  // The first one was cut after the money had moved: the processor's index does not know that yet.
  expect(await states()).toEqual([
    'created not_paid',
    'created not_paid',
    'created not_paid',
    'created not_paid',
    'created not_paid',
  ])
  shop.clock.moveTo(new Date(Date.now() + minutes(31)))
  await shop.engine.startJobs()
  await vi.waitFor(
    async () =>
      expect(await states()).toEqual([
        'new paid',
        'failed not_paid',
        'failed not_paid',
        'created not_paid',
        'created not_paid',
      ]),
    { timeout: 15_000, interval: 100 },
  )
  // Three orders stand.
  expect(before - (await shop.onHand('QA-SCREW'))).toBe(3)
  const open = await shop.database.pool.query('select 1 from basket where id = any($1)', [
    [lost.basketId, left.basketId],
  ])
  expect(open.rowCount).toBe(2)
}, 40_000)
