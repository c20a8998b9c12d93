import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ready, Reply } from '../testing.ts'
import { type OrderShop, openOrderShop, ordersPath, site } from '../testing.ts'

/** Full counts with LONG=1. */
const long = process.env.LONG === '1'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
  // Real HTTP: many connections at once.
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterAll(() => shop.close())

const basketsV2 = '/checkout/shopper-baskets/v2/organizations/f_ecom_lmna_001/baskets'

const address = () => {
  const { port } = shop.app.server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

const post = async (token: string, body: object, key?: string): Promise<Reply> => {
  const response = await fetch(`${address()}${ordersPath}?${site}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as Reply['body'],
    headers: Object.fromEntries(response.headers),
  }
}
const order = ({ buyer, basketId }: Ready, key?: string) => post(buyer.token, { basketId }, key)

const ofStatus = (answers: Reply[], status: number) => answers.filter((one) => one.status === status)

const readyBuyers = (count: number, items: Record<string, unknown>[], coupon?: string) =>
  Promise.all(Array.from({ length: count }, () => shop.ready({ items, ...(coupon ? { coupon } : {}) })))

/** Buyers release their orders together; the winners are exactly what stock allows. */
const burst = async (buyers: number, stock: number, items: Record<string, unknown>[], skus: string[]) => {
  for (const sku of skus) await shop.setStock(sku, 500_000)
  const ready = await readyBuyers(buyers, items)
  for (const sku of skus) await shop.setStock(sku, stock)
  const answers = await Promise.all(ready.map((one) => order(one)))
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const refused = ofStatus(answers, 400)
  for (const { body } of refused) expect(body).toMatchObject({ errorCode: 'ERROR_STOCK', productId: skus[0] })
  for (const [index, answer] of answers.entries()) {
    const { buyer, basketId } = ready[index] as Ready
    const { status } = await buyer.call('GET', `/baskets/${basketId}`)
    expect(status).toBe(answer.status === 200 ? 404 : 200)
  }
  return { placed: ofStatus(answers, 200).length, refused: refused.length }
}

const [buyers, stock, rounds] = long ? [50, 10, 60] : [20, 5, 2]

test(`${buyers} buyers and ${stock} pieces make ${stock} orders, every time`, {
  timeout: 1_200_000,
}, async () => {
  for (let round = 0; round < rounds; round++) {
    expect(await burst(buyers, stock, [{ productId: 'QA-SOLVENT' }], ['QA-SOLVENT'])).toEqual({
      placed: stock,
      refused: buyers - stock,
    })
    expect(await shop.onHand('QA-SOLVENT')).toBe(0)
  }
})

test('two lines of one SKU count together', { timeout: 120_000 }, async () => {
  const items = [
    { productId: 'QA-SHEET-26-AZUL', quantity: 5, c_lengthMetersToBuy: 3 },
    { productId: 'QA-SHEET-26-AZUL', quantity: 5, c_lengthMetersToBuy: 4 },
  ]
  // 35 m each: 80 m are enough for two.
  expect(await burst(10, 80_000, items, ['QA-SHEET-26-AZUL'])).toEqual({ placed: 2, refused: 8 })
  expect(await shop.onHand('QA-SHEET-26-AZUL')).toBe(10_000)
})

test('baskets with the same goods in opposite order wait for each other, never for ever', {
  timeout: 120_000,
}, async () => {
  const one = [{ productId: 'QA-TUBE-2' }, { productId: 'QA-SCREW' }, { productId: 'QA-REBAR-12' }]
  for (const { productId } of one) await shop.setStock(productId, 400)
  const ready = [...(await readyBuyers(8, one)), ...(await readyBuyers(8, one.toReversed()))]
  const answers = await Promise.all(ready.map((buyer) => order(buyer)))
  expect(ofStatus(answers, 200)).toHaveLength(16)
  for (const { productId } of one) expect(await shop.onHand(productId)).toBe(384)
})

test('what the store lacks comes from the plant, never from nowhere', { timeout: 120_000 }, async () => {
  await shop.setStock('QA-BRICK', 150, 'inv-sv-ah01')
  await shop.setStock('QA-BRICK', 5_000)
  const items = [{ productId: 'QA-BRICK', quantity: 100, c_store: 'SV-AH01' }]
  const ready = await readyBuyers(10, items)
  await shop.setStock('QA-BRICK', 250)
  const branch = await shop.onHand('QA-BRICK', 'inv-sv-ah01')
  const answers = await Promise.all(ready.map((buyer) => order(buyer)))
  const placed = ofStatus(answers, 200).length
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(placed).toBe(Math.floor((250 + branch) / 100))
  const left = (await shop.onHand('QA-BRICK')) + (await shop.onHand('QA-BRICK', 'inv-sv-ah01'))
  expect(left).toBe(250 + branch - placed * 100)
})

const couponUses = async (code: string) => {
  const { rows } = await shop.database.pool.query<{ uses: number; written: number }>(
    'select uses, (select count(*) from coupon_use u where u.code = c.code) as written from coupon c where code = $1',
    [code],
  )
  return rows[0]
}

test('the last use of a coupon is given once', { timeout: 120_000 }, async () => {
  await shop.setStock('QA-SCREW', 500)
  const ready = await readyBuyers(10, [{ productId: 'QA-SCREW', quantity: 2 }], 'QALAST')
  for (const { shown } of ready) expect(shown.couponItems).toMatchObject([{ statusCode: 'applied' }])
  const answers = await Promise.all(ready.map((one) => order(one)))
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(ofStatus(answers, 200).map(({ body }) => body.couponItems)).toMatchObject([
    [{ statusCode: 'applied' }],
  ])
  expect(ofStatus(answers, 400).map(({ body }) => body.statusCode)).toEqual(
    Array.from({ length: 9 }, () => 'coupon_code_already_redeemed'),
  )
  expect(await couponUses('QALAST')).toEqual({ uses: 1, written: 1 })
})

/** Forty with LONG=1. */
const couponBuyers = long ? 40 : 15

test(`${couponBuyers} customers and five uses of a coupon make five orders with it`, {
  timeout: 600_000,
}, async () => {
  await shop.setStock('QA-SCREW', 500)
  await shop.database.pool.query(`update coupon set max_uses = uses + 5 where code = 'QA5'`)
  const before = await couponUses('QA5')
  const ready = await readyBuyers(couponBuyers, [{ productId: 'QA-SCREW', quantity: 2 }], 'QA5')
  const answers = await Promise.all(ready.map((one) => order(one)))
  const spent = Array.from({ length: couponBuyers - 5 }, () => 'redemption_limit_exceeded')
  expect(ofStatus(answers, 200)).toHaveLength(5)
  expect(ofStatus(answers, 400).map(({ body }) => body.statusCode)).toEqual(spent)
  const after = await couponUses('QA5')
  expect(Number(after?.uses) - Number(before?.uses)).toBe(5)
  expect(Number(after?.written) - Number(before?.written)).toBe(5)
  await shop.database.pool.query(`update coupon set max_uses = null where code = 'QA5'`)
})

/** How many transactions wait for one that holds what they need. */
const waiting = async () => {
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return Number(rows[0]?.count)
}

test('one customer with three baskets has the coupon for one use once', { timeout: 120_000 }, async () => {
  const ana = await shop.customer()
  const temporary = async () => {
    const { body } = await ana.call('POST', `${basketsV2}?temporary=true`, {})
    return String(body.basketId)
  }
  // Goods of their own: those who want the same goods wait for each other before they come to the coupon.
  const goods = ['QA-CEMENT', 'QA-SCREW', 'QA-REBAR-12']
  for (const sku of goods) await shop.setStock(sku, 500)
  const ready: Ready[] = []
  for (const productId of goods) {
    const buyer = ready.length === 0 ? ana : { ...ana, basket: temporary }
    ready.push(await shop.ready({ items: [{ productId, quantity: 20 }], coupon: 'QAONCE' }, buyer))
  }
  const held = await shop.database.pool.connect()
  await held.query(`begin; select 1 from coupon where code = 'QAONCE' for update`)
  const pressed = Promise.all(ready.map((one) => order(one)))
  await expect.poll(waiting, { timeout: 20_000 }).toBe(goods.length)
  await held.query('rollback')
  held.release()
  const answers = await pressed
  expect(ofStatus(answers, 200)).toHaveLength(1)
  expect(ofStatus(answers, 400).map(({ body }) => body.statusCode)).toEqual([
    'customer_redemption_limit_exceeded',
    'customer_redemption_limit_exceeded',
  ])
})

const twentyTimes = (send: (index: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => send(index)))

const keyed: [string, (index: number) => string | undefined][] = [
  ['the same key', () => 'key-same'],
  ['different keys', (index) => `key-${index}`],
  ['no key', () => undefined],
]

test.each(keyed)(
  'twenty presses with %s make one order and one charge',
  { timeout: 600_000 },
  async (_name, keyOf) => {
    await shop.setStock('QA-SCREW', 500)
    for (let round = 0; round < (long ? 100 : 2); round++) {
      const ready = await shop.ready({ items: [{ productId: 'QA-SCREW' }], card: '4111111111111111' })
      const before = await shop.onHand('QA-SCREW')
      const answers = await twentyTimes((index) => order(ready, keyOf(index)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ body }) => body.orderNo)).size).toBe(1)
      expect(before - (await shop.onHand('QA-SCREW'))).toBe(1)
      const { rows } = await shop.database.pool.query('select 1 from payment where order_no = $1', [
        answers[0]?.body.orderNo,
      ])
      expect(rows).toHaveLength(1)
    }
  },
)

test('a key answers the same again, to its owner only and for the same request only', async () => {
  const [ana, eva] = await readyBuyers(2, [{ productId: 'QA-SCREW' }])
  if (!ana || !eva) throw new Error('no buyers')
  const first = await order(ana, 'shared')
  const again = await order(ana, 'shared')
  expect([again.status, again.body]).toEqual([200, first.body])
  const foreign = await post(eva.buyer.token, { basketId: ana.basketId }, 'shared')
  expect(foreign.status).toBe(404)
  expect(JSON.stringify(foreign.body)).not.toContain(first.body.orderNo)
  const other = await post(ana.buyer.token, { basketId: eva.basketId }, 'shared')
  expect(other.status).toBe(409)
  expect((await order(eva, 'shared')).body.orderNo).not.toBe(first.body.orderNo)
})

test('[G2.001] a key that comes after the order was made answers that order, however often', async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  const { body } = await order(ready, 'made-it')
  for (const key of ['came-later', 'came-later', 'came-later', undefined, 'third', 'third', 'made-it']) {
    const again = await order(ready, key)
    expect([key, again.status, again.body.orderNo]).toEqual([key, 200, body.orderNo])
  }
})
