import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Caller } from '../baskets/testing.ts'
import { type OrderShop, openOrderShop, ordersPath, site } from './testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const screw = [{ productId: 'QA-SCREW' }]
const listPath = (customerId: string) =>
  `/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers/${customerId}/orders`
type Listed = { limit: number; offset: number; total: number; data?: { orderNo: string; status: string }[] }
const list = async (buyer: Caller, query = '', customerId = buyer.customerId) =>
  shop.call<Listed>('GET', `${listPath(customerId)}?${site}${query}`, { as: buyer.token })

test('[S2.013] orders are listed newest first, by page and by status', async () => {
  const buyer = await shop.customer()
  expect((await list(buyer)).body).toEqual({ limit: 10, offset: 0, total: 0 })
  const numbers: string[] = []
  for (const card of ['4111111111111111', undefined, '4111111111111111']) {
    const ready = await shop.ready({ items: screw, ...(card ? { card } : {}) }, buyer)
    numbers.unshift(String((await ready.order()).body.orderNo))
  }
  const all = await list(buyer)
  expect(all.body.data?.map(({ orderNo }) => orderNo)).toEqual(numbers)
  const page = await list(buyer, '&limit=2&offset=1')
  expect(page.body).toMatchObject({ limit: 2, offset: 1, total: 3 })
  expect(page.body.data?.map(({ orderNo }) => orderNo)).toEqual(numbers.slice(1))
  expect((await list(buyer, '&status=created')).body.data?.map(({ orderNo }) => orderNo)).toEqual([
    numbers[1],
  ])
  const refused = await shop.ready({ items: screw, card: '4000000000000002' }, buyer)
  expect((await refused.order()).status).toBe(402)
  expect((await list(buyer)).body.total).toBe(3)
  expect((await list(buyer, '&status=failed')).body.total).toBe(1)
  expect((await list(buyer, '&offset=9')).body).toEqual({ limit: 10, offset: 9, total: 3 })
  expect((await list(buyer, '&limit=51')).status).toBe(400)
  expect((await list(await shop.customer(), '', buyer.customerId)).status).toBe(404)
})

test('[S2.022] [S7.020] the order of somebody else is as missing as one that never was', async () => {
  const { order, buyer } = await shop.ready({ items: screw })
  const { body } = await order()
  const read = (token: string, orderNo: unknown) =>
    shop.call('GET', `${ordersPath}/${String(orderNo)}?${site}`, { as: token })
  const own = await read(buyer.token, body.orderNo)
  expect(own.body).toEqual(body)
  const [eva, guest] = [await shop.customer(), await shop.guest()]
  const foreign = await read(eva.token, body.orderNo)
  const missing = await read(eva.token, '99999999')
  expect(foreign.body).toEqual({
    ...missing.body,
    detail: String(missing.body.detail).replace('99999999', String(body.orderNo)),
  })
  expect([foreign.status, missing.status, (await read(guest.token, body.orderNo)).status]).toEqual([
    404, 404, 404,
  ])
  expect(Number(own.headers['x-db-statements'])).toBeLessThanOrEqual(4)
})

test('an unpaid order can be given up once, with or without its basket', async () => {
  const before = await shop.onHand('QA-SCREW')
  const fail = (buyer: Caller, orderNo: unknown, query = '') =>
    shop.call('POST', `${ordersPath}/${String(orderNo)}/actions/fail?${site}${query}`, {
      as: buyer.token,
      body: { reasonCode: 'payment_confirm_failure' },
    })
  const kept = await shop.ready({ items: screw, coupon: 'QA5' })
  const first = await kept.order()
  const reopened = await fail(kept.buyer, first.body.orderNo, '&reopenBasket=true')
  expect([reopened.status, reopened.headers.location]).toEqual([
    201,
    `/checkout/shopper-baskets/v1/organizations/f_ecom_lmna_001/baskets/${kept.basketId}`,
  ])
  expect((await kept.buyer.call('GET', `/baskets/${kept.basketId}`)).body.orderTotal).toBe(
    kept.shown.orderTotal,
  )
  expect((await fail(kept.buyer, first.body.orderNo)).status).toBe(409)

  const gone = await shop.ready({ items: screw, card: '4000000000001109' })
  const second = await gone.order()
  expect((await fail(await shop.customer(), second.body.orderNo)).status).toBe(404)
  expect((await fail(gone.buyer, second.body.orderNo)).status).toBe(204)
  expect((await gone.buyer.call('GET', `/baskets/${gone.basketId}`)).status).toBe(404)
  expect(await shop.onHand('QA-SCREW')).toBe(before)

  const paid = await shop.ready({ items: screw, card: '4111111111111111' })
  const third = await paid.order()
  expect((await fail(paid.buyer, third.body.orderNo)).status).toBe(409)
})

test('giving up an order whose money has just come makes it stand', async () => {
  const { order, buyer } = await shop.ready({ items: screw, card: '4000000000000069' })
  const { body } = await order()
  const { rows } = await shop.database.pool.query<{ gateway_reference: string }>(
    'select gateway_reference from payment where order_no = $1',
    [body.orderNo],
  )
  await shop.simulator.decideReview(rows[0]?.gateway_reference ?? '', 'accept')
  // The processor's index knows of it after a while.
  shop.clock.moveTo(new Date(Date.now() + 2 * 60_000))
  const { status } = await shop.call('POST', `${ordersPath}/${String(body.orderNo)}/actions/fail?${site}`, {
    as: buyer.token,
    body: { reasonCode: 'payment_auth_failure' },
  })
  expect(status).toBe(409)
  const read = await shop.call('GET', `${ordersPath}/${String(body.orderNo)}?${site}`, { as: buyer.token })
  expect(read.body).toMatchObject({ status: 'new', paymentStatus: 'paid' })
  shop.clock.moveTo(undefined)
})

/** The shopper with every call's statements added to `spent`. */
const counted = (buyer: Caller, spent: { statements: number }): Caller => {
  const call: Caller['call'] = async (...sent) => {
    const answer = await buyer.call(...sent)
    spent.statements += Number(answer.headers['x-db-statements'])
    return answer
  }
  return {
    ...buyer,
    call,
    basket: async () => String((await call('POST', '/baskets', {})).body.basketId),
    add: async (basketId, ...items) => (await call('POST', `/baskets/${basketId}/items`, items)).body,
  }
}

/** Statements of one checkout, from the new basket to the order. */
const statementsOfCheckout = async () => {
  const spent = { statements: 0 }
  const { order } = await shop.ready({ items: screw }, counted(await shop.customer(), spent))
  const { status, headers } = await order()
  expect(status).toBe(200)
  return spent.statements + Number(headers['x-db-statements'])
}

const untilNobodyWrites = async () => {
  const { rows } = await shop.database.pool.query(
    'select pid from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid()',
  )
  expect(rows).toEqual([])
}

test('a whole checkout, from the new basket to the order, costs at most 34 statements', async () => {
  // What of the catalogue is read once per process, and again when another version comes, is no checkout's own; nor is stock
  // that is read again while a transaction of anybody in the cluster, another test's too, is older than its last change.
  const counts: number[] = []
  while (counts.length < 10 && Math.min(...counts) > 34) {
    await vi.waitFor(untilNobodyWrites, { timeout: 60_000, interval: 20 })
    counts.push(await statementsOfCheckout())
  }
  expect(Math.min(...counts)).toBeLessThanOrEqual(34)
})
