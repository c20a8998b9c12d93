import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  challengeIn,
  type OrderShop,
  openOrderShop,
  ordersPath,
  paymentsPath,
  type Ready,
  site,
} from '../testing.ts'
import { pollPayments } from './poll-payments.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const screw = [{ productId: 'QA-SCREW' }]
const challengeCard = '4000000000001109'

/** Time goes on, so that the processor's index gets to know what happened. */
const pass = (minutes: number) => shop.clock.moveTo(new Date(shop.clock.now().getTime() + minutes * 60_000))
const sweep = async () => pollPayments.run(await shop.engine.merchantContext(), undefined as never)

/** The storefront's server asks as the shop's guest: the id alone finds the payment. */
const askPayment = async (transactionId: unknown, body?: object) => {
  const guest = await shop.guest()
  return shop.call(body ? 'POST' : 'GET', `${paymentsPath}/payments/${String(transactionId)}?${site}`, {
    as: guest.token,
    ...(body ? { body } : {}),
  })
}
/** The shopper's own page gives the payment up. */
const abandon = (token: string, transactionId: unknown) =>
  shop.call('POST', `${paymentsPath}/payments/${String(transactionId)}?${site}`, {
    as: token,
    body: { abandon: true },
  })
const orderOf = async ({ buyer }: Ready, orderNo: unknown) =>
  (await shop.call('GET', `${ordersPath}/${String(orderNo)}?${site}`, { as: buyer.token })).body

/** The basket is open again with the same lines and total, and nothing is missing from stock. */
const expectReopened = async (ready: Ready, stockBefore: number) => {
  const { status, body } = await ready.buyer.call('GET', `/baskets/${ready.basketId}`)
  expect(status).toBe(200)
  expect([body.orderTotal, body.couponItems]).toEqual([ready.shown.orderTotal, ready.shown.couponItems])
  expect(body.productItems).toMatchObject(
    (ready.shown.productItems as unknown as { itemId: string }[]).map(({ itemId }) => ({ itemId })),
  )
  expect(body).not.toHaveProperty('paymentInstruments')
  expect(await shop.onHand('QA-SCREW')).toBe(stockBefore)
}

test('[S1.036] a card that is not asked about pays the order at once', async () => {
  const ready = await shop.ready({ items: screw, card: '4111111111111111' })
  const { status, body } = await ready.order()
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'new', paymentStatus: 'paid', confirmationStatus: 'confirmed' })
  expect(body.paymentInstruments).toMatchObject([{ paymentCard: { maskedNumber: '************1111' } }])
  expect((body.c_history as unknown as { what: string }[]).map(({ what }) => what)).toEqual([
    'created',
    'paid',
  ])
  expect(JSON.stringify(body)).not.toContain('eyJ')
  expect(Number(body.orderTotal)).toBeGreaterThan(0)
})

test.each([
  ['4000000000000002', 'DECLINED'],
  ['4000000000000044', 'INVALID_REQUEST'],
  ['4000000000000051', 'INVALID_PAYMENT'],
  ['4000000000000077', 'AUTHORIZED_RISK_DECLINED'],
  ['4000000000000085', 'REJECTED'],
  ['4000000000001307', 'DECLINED'],
])('[S8.027] [S8.028] [S8.029] card %s ends with %s and the basket is open again', async (card, code) => {
  const before = await shop.onHand('QA-SCREW')
  const ready = await shop.ready({ items: screw, card, coupon: 'QA5' })
  const { status, body } = await ready.order()
  expect(status).toBe(402)
  expect(body).toMatchObject({ resultCode: code, basketId: ready.basketId })
  expect(body.type).toMatch(/payment-declined$/)
  await expectReopened(ready, before)
  const order = await orderOf(ready, body.orderNo)
  expect(order).toMatchObject({ status: 'failed', paymentStatus: 'not_paid', c_paymentResult: code })
  const { rows } = await shop.database.pool.query('select 1 from coupon_use where order_no = $1', [
    body.orderNo,
  ])
  expect(rows).toEqual([])
})

test.each([
  ['4000000000000010', 'REVERSED'],
  ['4000000000000028', 'SYSTEM_ERROR'],
  ['4000000000000036', 'SERVER_ERROR'],
])(
  '[S8.027] [S8.028] card %s: the order waits until it is known that nothing was taken, then ends with %s',
  async (card, code) => {
    const before = await shop.onHand('QA-SCREW')
    const taken = shop.simulator.capturedTotal()
    const ready = await shop.ready({ items: screw, card })
    const { status, body } = await ready.order()
    expect([status, body.status]).toEqual([200, 'created'])
    expect((await askPayment(body.c_transactionId)).body).toMatchObject({ status: 'pending' })
    pass(4)
    await sweep()
    expect((await askPayment(body.c_transactionId)).body).toMatchObject({
      status: 'failed',
      resultCode: code,
    })
    await expectReopened(ready, before)
    expect(shop.simulator.capturedTotal()).toBe(taken)
    shop.clock.moveTo(undefined)
  },
)

test('a bank that lets go of a part gets it back, and the payment is refused', async () => {
  const taken = shop.simulator.capturedTotal()
  const ready = await shop.ready({ items: screw, card: '4000000000000150' })
  const { status, body } = await ready.order()
  expect([status, body.resultCode]).toEqual([402, 'DECLINED'])
  expect(shop.simulator.capturedTotal()).toBe(taken)
})

test('a bank that is answered after the token is over pays nothing: the card is typed anew', async () => {
  const ready = await shop.ready({ items: screw, card: challengeCard })
  const { body } = await ready.order()
  const { authenticationId } = await shop.simulator.answerChallenge(challengeIn(body), 'complete')
  pass(16)
  expect((await askPayment(body.c_transactionId, { authenticationId })).body).toMatchObject({
    status: 'failed',
    resultCode: 'INVALID_PAYMENT',
  })
  shop.clock.moveTo(undefined)
})

test('a token of somebody else’s fields, or an invented one, pays nothing', async () => {
  const thief = await shop.ready({ items: screw, card: '4111111111111111' })
  const { rows } = await shop.database.pool.query<{ instruments: unknown[] }>(
    "select document->'paymentInstruments' as instruments from basket where id = $1",
    [thief.basketId],
  )
  expect(JSON.stringify(rows)).toContain('eyJ')
  for (const creditCardToken of ['tok_invented', JSON.stringify(rows).match(/eyJ[\w.-]+/)?.[0]]) {
    const ready = await shop.ready({ items: screw })
    await ready.buyer.call('POST', `/baskets/${ready.basketId}/payment-instruments`, {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { cardType: 'Visa', maskedNumber: '************1111', creditCardToken },
    })
    const { status, body } = await ready.order()
    expect([status, body.resultCode]).toEqual([402, 'INVALID_PAYMENT'])
  }
})

test('[S8.030] a payment under review keeps the order; the desk decides later', async () => {
  const ready = await shop.ready({ items: screw, card: '4000000000000069' })
  const { status, body } = await ready.order()
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'created', c_paymentResult: 'AUTHORIZED_PENDING_REVIEW' })
  const { rows } = await shop.database.pool.query<{ gateway_reference: string }>(
    'select gateway_reference from payment where order_no = $1',
    [body.orderNo],
  )
  await shop.simulator.decideReview(rows[0]?.gateway_reference ?? '', 'accept')
  pass(2)
  expect((await askPayment(body.c_transactionId)).body).toMatchObject({
    status: 'paid',
    orderNo: body.orderNo,
  })
  const order = await orderOf(ready, body.orderNo)
  expect(order).toMatchObject({ status: 'new', paymentStatus: 'paid' })
  expect(order).not.toHaveProperty('c_paymentResult')
  shop.clock.moveTo(undefined)
})

test('[S2.019] the bank asks: a completed challenge pays once, however often the page comes back', async () => {
  const ready = await shop.ready({ items: screw, card: challengeCard })
  const { body } = await ready.order()
  expect(body).toMatchObject({ status: 'created', paymentStatus: 'not_paid' })
  expect((await askPayment(body.c_transactionId)).body).toMatchObject({ status: 'pending' })
  const before = shop.simulator.capturedTotal()
  const { page, authenticationId } = await shop.simulator.answerChallenge(challengeIn(body), 'complete')
  expect(page).toContain(`action="http://localhost:3000/cs-callback/${String(body.c_transactionId)}"`)
  // The answer alone pays nothing: the shop asks for the money now, once.
  // Who knows the payment's id alone cannot end it.
  for (const known of [{}, { authenticationId: 'invented' }])
    expect((await askPayment(body.c_transactionId, known)).body.status).toBe('pending')
  expect(shop.simulator.capturedTotal()).toBe(before)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => askPayment(body.c_transactionId, { authenticationId })),
  )
  expect(answers.filter((one) => one.body.status === 'paid').length).toBeGreaterThan(0)
  expect((await askPayment(body.c_transactionId)).body.status).toBe('paid')
  expect(shop.simulator.capturedTotal() - before).toBe(Math.round(Number(body.orderTotal) * 100))
  const order = await orderOf(ready, body.orderNo)
  expect((order.c_history as { what: string }[]).map(({ what }) => what)).toEqual(['created', 'paid'])
})

test.each(['fail', 'abandon'] as const)(
  'a challenge answered with %s opens the basket again',
  async (answer) => {
    const before = await shop.onHand('QA-SCREW')
    const ready = await shop.ready({ items: screw, card: challengeCard })
    const { body } = await ready.order()
    const { authenticationId } = await shop.simulator.answerChallenge(challengeIn(body), answer)
    expect((await askPayment(body.c_transactionId, { authenticationId })).body).toMatchObject({
      status: 'failed',
      resultCode: 'DECLINED',
      basketId: ready.basketId,
    })
    await expectReopened(ready, before)
  },
)

test('a shopper who comes back without an answer gives the payment up; the bank cannot take it any more', async () => {
  const before = await shop.onHand('QA-SCREW')
  const ready = await shop.ready({ items: screw, card: challengeCard })
  const { body } = await ready.order()
  expect((await abandon(ready.buyer.token, body.c_transactionId)).body).toMatchObject({ status: 'failed' })
  await expectReopened(ready, before)
  const { authenticationId } = await shop.simulator.answerChallenge(challengeIn(body), 'complete')
  expect((await askPayment(body.c_transactionId, { authenticationId })).body).toMatchObject({
    status: 'failed',
  })
})

test('[G2.006] nobody but its owner gives a payment up, whoever knows its id', async () => {
  const ready = await shop.ready({ items: screw, card: challengeCard })
  const { body } = await ready.order()
  const strangers = [await shop.guest(), await shop.customer()].map(({ token }) => token)
  const unknown = await abandon(ready.buyer.token, 'ffffffffffffffffffffffffff')
  for (const token of strangers) {
    const refused = await abandon(token, body.c_transactionId)
    expect([refused.status, refused.body]).toEqual([404, unknown.body])
  }
  expect((await askPayment(body.c_transactionId)).body).toMatchObject({ status: 'pending' })
  expect((await abandon(ready.buyer.token, body.c_transactionId)).body).toMatchObject({ status: 'failed' })
})

test('after a refusal the same basket can be paid with another card', async () => {
  const ready = await shop.ready({ items: screw, card: '4000000000000002' })
  expect((await ready.order({ 'idempotency-key': 'first' })).status).toBe(402)
  const replayed = await ready.order({ 'idempotency-key': 'first' })
  expect([replayed.status, replayed.body.resultCode]).toEqual([402, 'DECLINED'])
  expect(replayed.headers['content-type']).toContain('application/problem+json')
  await ready.buyer.call('POST', `/baskets/${ready.basketId}/payment-instruments`, {
    paymentMethodId: 'BANK_TRANSFER',
  })
  const { status, body } = await ready.order({ 'idempotency-key': 'second' })
  expect([status, body.status, body.orderTotal]).toEqual([200, 'created', ready.shown.orderTotal])
})

test('a shopper who began another basket meanwhile keeps both', async () => {
  const ready = await shop.ready({ items: screw, card: challengeCard })
  const { body } = await ready.order()
  const other = await ready.buyer.basket()
  await abandon(ready.buyer.token, body.c_transactionId)
  for (const id of [other, ready.basketId]) {
    expect((await ready.buyer.call('GET', `/baskets/${id}`)).status).toBe(200)
  }
})

test('an unknown transaction is not found', async () => {
  expect((await askPayment('ffffffffffffffffffffffffff')).status).toBe(404)
})

test('placing an order and paying it by card costs at most 22 statements', async () => {
  const plain = await shop.ready({ items: screw, card: '4111111111111111' })
  const small = await plain.order({ 'idempotency-key': 'budget-1' })
  expect(small.status).toBe(200)
  expect(Number(small.headers['x-db-statements'])).toBeLessThanOrEqual(22)
  const rich = await shop.ready({
    items: [
      ...screw,
      { productId: 'QA-TUBE-1' },
      { productId: 'QA-REBAR-38', quantity: 25 },
      { productId: 'QA-CEMENT', quantity: 5 },
      { productId: 'QA-SHEET-26-AZUL', quantity: 10, c_lengthMetersToBuy: 3.65 },
    ],
    coupon: 'QA5',
    card: '4111111111111111',
  })
  const large = await rich.order({ 'idempotency-key': 'budget-2' })
  expect(large.status).toBe(200)
  expect(Number(large.headers['x-db-statements'])).toBeLessThanOrEqual(22)
})

test('[S1.036] no card number and no token of one is anywhere in the database', async () => {
  const numbers = ['4111111111111111', '4000000000000002', challengeCard]
  for (const card of numbers) await (await shop.ready({ items: screw, card })).order()
  const { rows: tables } = await shop.database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(20)
  let seen = 0
  for (const { name } of tables) {
    const { rows } = await shop.database.pool.query<{ text: string }>(`select t::text as text from ${name} t`)
    for (const { text } of rows) {
      seen++
      for (const number of numbers) expect(text.replaceAll(/[ -]/g, '')).not.toContain(number)
    }
    // A basket that waits at its last step has a token that pays once; an order has it sealed at most.
    if (name !== 'public.basket')
      expect(rows.some(({ text }) => /mf-2|eyJ[\w-]+\.eyJ/.test(text))).toBe(false)
  }
  expect(seen).toBeGreaterThan(100)
})
