import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestPayer } from '../../../../simulators/paypal/test-payers.ts'
import { transitionOrder } from '../index.ts'
import { challengeIn, type OrderShop, openOrderShop, paymentsPath, type Ready, site } from '../testing.ts'
import { pollPayments } from './poll-payments.ts'

/**
 * What vendors do when things go wrong, each script from a ready basket to the end of the story. Whatever happened,
 * after at most five minutes of the shop's clock what was captured is what is paid, and one basket is one order.
 */
let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
  await shop.engine.startJobs()
})
afterAll(() => shop.close())
afterEach(() => shop.clock.moveTo(undefined))

const runs = process.env.LONG ? 20 : 1
const screw = [{ productId: 'QA-SCREW' }]
const minute = 60_000

type State = { status: string; payment_status: string; method: string; payment: string }
const statesOf = async (basketId: string) =>
  (
    await shop.database.pool.query<State & { order_no: string }>(
      `select o.order_no, o.status, o.payment_status, p.method, p.status as payment
       from orders o join payment p using (site_id, order_no) where o.basket_id = $1 order by o.created_at`,
      [basketId],
    )
  ).rows
const states = async (basketId: string) =>
  (await statesOf(basketId)).map((one) => `${one.status} ${one.payment_status}`)

/** Time goes on and the sweep comes by each minute. */
const pass = async (minutes: number) => {
  for (let at = 0; at < minutes; at++) {
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + minute + 1000))
    await pollPayments.run(await shop.engine.merchantContext(), undefined as never)
  }
}

/** Captured and kept at the vendors = paid orders, to the cent. */
const expectMoneyIsOrders = () =>
  vi.waitFor(
    async () => {
      const { rows } = await shop.database.pool.query<{ method: string; sum: string }>(
        `select p.method, sum(p.amount_minor) as sum from payment p join orders o using (site_id, order_no)
         where p.status = 'paid' and o.payment_status = 'paid' and p.method <> 'BANK_TRANSFER' group by p.method`,
      )
      const paid = Object.fromEntries(rows.map(({ method, sum }) => [method, Number(sum)]))
      expect([shop.simulator.capturedTotal(), shop.paypal.capturedTotal()]).toEqual([
        paid.CREDIT_CARD ?? 0,
        paid.PAYPAL ?? 0,
      ])
    },
    { timeout: 15_000, interval: 50 },
  )

const script = (title: string, play: () => Promise<void>, timeout = 30_000) =>
  test(
    title,
    async () => {
      for (let run = 0; run < runs; run++) await play()
      await expectMoneyIsOrders()
      const { rows } = await shop.database.pool.query(
        `select basket_id from orders where status <> 'failed' group by basket_id having count(*) > 1`,
      )
      expect(rows).toEqual([])
    },
    timeout * runs,
  )

/** The shopper's browser is back from the bank's page. */
const finish = async (order: Record<string, unknown>, { authenticationId }: { authenticationId: string }) =>
  shop.call('POST', `${paymentsPath}/payments/${String(order.c_transactionId)}?${site}`, {
    as: (await shop.guest()).token,
    body: { authenticationId },
  })

const payer = (name: string) => `${name}@paypal.example` as TestPayer
const payByPaypal = (name: string) => shop.ready({ items: screw, payer: payer(name) })
const approvePaypal = ({ shown }: Ready) => String(shown.c_paypalOrderId)
const notices = (orderId: string, event: string) =>
  shop.paypal.webhooksOf(orderId).filter((one) => one.event === event)
const completed = 'PAYMENT.CAPTURE.COMPLETED'
const deliver = async (orderId: string, event = completed, times = 1) =>
  Promise.all(notices(orderId, event).flatMap((one) => Array.from({ length: times }, () => shop.notify(one))))

describe('cards', () => {
  script(
    'the line goes dead before the payment: it is looked for, and the order fails without a charge',
    async () => {
      const ready = await shop.ready({ items: screw, card: '4000000000002206' })
      expect((await ready.order()).status).toBe(200)
      await pass(4)
      expect(await states(ready.basketId)).toEqual(['failed not_paid'])
      expect((await ready.buyer.call('GET', `/baskets/${ready.basketId}`)).status).toBe(200)
    },
  )
  script('the line goes dead after the payment: the order is paid', async () => {
    const ready = await shop.ready({ items: screw, card: '4000000000002107' })
    expect((await ready.order()).body).toMatchObject({ status: 'created' })
    await pass(2)
    expect(await states(ready.basketId)).toEqual(['new paid'])
  })
  script('a server error before the payment', async () => {
    const ready = await shop.ready({ items: screw, card: '4000000000002305' })
    await ready.order()
    await pass(4)
    expect(await states(ready.basketId)).toEqual(['failed not_paid'])
  })
  script('a server error after the payment', async () => {
    const ready = await shop.ready({ items: screw, card: '4000000000002404' })
    expect((await ready.order()).body).toMatchObject({ status: 'created' })
    await pass(2)
    expect(await states(ready.basketId)).toEqual(['new paid'])
  })
  script('an answer that comes too late', async () => {
    const ready = await shop.ready({ items: screw, card: '4000000000002602' })
    expect((await ready.order()).body).toMatchObject({ status: 'created' })
    await pass(2)
    expect(await states(ready.basketId)).toEqual(['new paid'])
  })
  script('declined, then paid with another card', async () => {
    const ready = await shop.ready({ items: screw, card: '4000000000000002' })
    expect((await ready.order()).status).toBe(402)
    await shop.payWith(ready.buyer, ready.basketId, { card: '4111111111111111' })
    expect((await ready.order()).body).toMatchObject({ status: 'new' })
  })
  script(
    'the bank asks, the merchant cancels, the shopper says yes afterwards: nothing is charged',
    async () => {
      const ready = await shop.ready({ items: screw, card: '4000000000001109' })
      const { body } = await ready.order()
      await transitionOrder(await shop.engine.merchantContext(), String(body.orderNo), 'cancel')
      await finish(body, await shop.simulator.answerChallenge(challengeIn(body), 'complete'))
      await pass(2)
      expect(await states(ready.basketId)).toEqual(['cancelled not_paid'])
    },
  )
  script('the bank is answered and the line goes dead at the second payment: it is found', async () => {
    const ready = await shop.ready({ items: screw, card: '4000000000002800' })
    const { body } = await ready.order()
    const answer = await shop.simulator.answerChallenge(challengeIn(body), 'complete')
    expect((await finish(body, answer)).body).toMatchObject({ status: 'pending' })
    await pass(2)
    expect(await states(ready.basketId)).toEqual(['new paid'])
  })
  script('the search knows nothing for minutes: what was taken is voided, and the order fails', async () => {
    const ready = await shop.ready({ items: screw, card: '4000000000002107' })
    await ready.order()
    const [lost] = shop.simulator.payments().slice(-1)
    if (lost) lost.indexedAt += 30 * minute
    await pass(5)
    expect(await states(ready.basketId)).toEqual(['failed not_paid'])
  })
  script('a paid order is cancelled at once, and another after its batch was closed', async () => {
    for (const hours of [0, 30]) {
      const ready = await shop.ready({ items: screw, card: '4111111111111111' })
      const { body } = await ready.order()
      shop.clock.moveTo(new Date(shop.clock.now().getTime() + hours * 60 * minute))
      const ctx = await shop.engine.merchantContext()
      await transitionOrder(ctx, String(body.orderNo), 'cancel')
      await vi.waitFor(async () => expect(await states(ready.basketId)).toEqual(['cancelled not_paid']), {
        timeout: 15_000,
        interval: 50,
      })
    }
  })
})

describe('PayPal', () => {
  script('[S1.035] [S4.066] return before webhook: one order, one charge, in dollars', async () => {
    const ready = await payByPaypal('pagador')
    const { body } = await ready.order()
    expect(body).toMatchObject({ status: 'new', paymentStatus: 'paid' })
    expect(body.paymentInstruments).toMatchObject([
      {
        paymentMethodId: 'PAYPAL',
        c_transaction_id: approvePaypal(ready),
        c_amountUsd: ready.shown.orderTotal,
      },
    ])
    expect(await deliver(approvePaypal(ready))).toEqual([204])
    expect(await states(ready.basketId)).toEqual(['new paid'])
  })
  script('webhook before return: it pays the order while the shopper’s own call still waits', async () => {
    const ready = await payByPaypal('lento')
    const own = ready.order()
    await vi.waitFor(() => expect(notices(approvePaypal(ready), completed)).toHaveLength(1), {
      timeout: 15_000,
      interval: 20,
    })
    expect(await deliver(approvePaypal(ready))).toEqual([204])
    expect(await states(ready.basketId)).toEqual(['new paid'])
    expect((await own).body).toMatchObject({ status: 'new' })
  })
  script('three equal webhooks at once, and a replay a day later', async () => {
    const ready = await payByPaypal('pagador')
    const { body } = await ready.order()
    expect(await deliver(approvePaypal(ready), completed, 3)).toEqual([204, 204, 204])
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 24 * 60 * minute))
    expect(await deliver(approvePaypal(ready))).toEqual([204])
    const { rows } = await shop.database.pool.query<{ what: string[] }>(
      `select jsonb_path_query_array(history, '$[*].what') as what from orders where order_no = $1`,
      [body.orderNo],
    )
    expect(rows).toEqual([{ what: ['created', 'paid'] }])
  })
  script('webhooks out of order', async () => {
    const ready = await payByPaypal('pagador')
    await ready.order()
    await deliver(approvePaypal(ready))
    await deliver(approvePaypal(ready), 'CHECKOUT.ORDER.APPROVED')
    expect(await states(ready.basketId)).toEqual(['new paid'])
  })
  script('forged webhooks change nothing', async () => {
    const ready = await payByPaypal('corte-antes')
    await ready.order()
    const [notice] = shop.paypal.webhooksOf(approvePaypal(ready))
    const body = JSON.stringify({ event_type: completed, resource: { id: approvePaypal(ready) } })
    const headers = { 'content-type': 'application/json' }
    expect(await shop.notify({ headers, body })).toBe(400)
    expect(await shop.notify({ headers: notice?.headers ?? {}, body })).toBe(400)
    expect(await states(ready.basketId)).toEqual(['created not_paid'])
    await pass(2)
  })
  script('the line goes dead before the capture: it is asked for again and made once', async () => {
    const ready = await payByPaypal('corte-antes')
    const { body } = await ready.order()
    expect(body).toMatchObject({ status: 'created' })
    await pass(2)
    expect(await states(ready.basketId)).toEqual(['new paid'])
  })
  script('the line goes dead after the capture, or a server fails around it', async () => {
    for (const name of ['corte-despues', 'error-despues', 'error-antes']) {
      const ready = await payByPaypal(name)
      await ready.order()
      await pass(2)
      expect(await states(ready.basketId)).toEqual(['new paid'])
    }
  })
  script('declined, then approved anew', async () => {
    const ready = await payByPaypal('rechazado')
    const { status, body } = await ready.order()
    expect([status, body.resultCode]).toEqual([402, 'DECLINED'])
    await shop.payWith(ready.buyer, ready.basketId, { payer: payer('pagador') })
    expect((await ready.order()).body).toMatchObject({ status: 'new' })
  })
  script('an approval that comes after the basket has changed pays nothing', async () => {
    const ready = await shop.ready({ items: screw })
    const { orderId, c_approveUrl } = await shop.openPaypal(ready.buyer, ready.basketId)
    await ready.buyer.add(ready.basketId, { productId: 'QA-SCREW', quantity: 3 })
    await shop.paypal.answer(c_approveUrl)
    const added = await ready.buyer.call('POST', `/baskets/${ready.basketId}/payment-instruments`, {
      paymentMethodId: 'PAYPAL',
      c_transaction_id: orderId,
    })
    expect([added.status, added.body.property]).toEqual([400, 'c_transaction_id'])
    expect((await deliver(orderId, 'CHECKOUT.ORDER.APPROVED')).every((status) => status === 204)).toBe(true)
    expect(await states(ready.basketId)).toEqual([])
  })
  script('a basket that changes after it was approved has to be approved anew', async () => {
    const ready = await payByPaypal('pagador')
    const [line] = ready.shown.productItems as unknown as { itemId: string }[]
    const changed = await ready.buyer.call('PATCH', `/baskets/${ready.basketId}/items/${line?.itemId}`, {
      quantity: 5,
    })
    expect(changed.body).not.toHaveProperty('paymentInstruments')
    const { status, body } = await ready.order()
    expect([status, body.property]).toEqual([400, 'PAYMENT'])
  })
  script('an approval that PayPal has forgotten is refused and the basket is open again', async () => {
    const ready = await payByPaypal('pagador')
    shop.paypal.expire(approvePaypal(ready))
    const { status, body } = await ready.order()
    expect([status, body.resultCode, body.basketId]).toEqual([402, 'INVALID_PAYMENT', ready.basketId])
  })
  script('[S8.030] pending review, accepted: the webhook pays the order', async () => {
    const ready = await payByPaypal('revision')
    expect((await ready.order()).body).toMatchObject({ c_paymentResult: 'AUTHORIZED_PENDING_REVIEW' })
    await shop.paypal.act(approvePaypal(ready), 'accept')
    await deliver(approvePaypal(ready))
    expect(await states(ready.basketId)).toEqual(['new paid'])
  })
  script('pending review, rejected: without a webhook the sweep finds out', async () => {
    const ready = await payByPaypal('revision')
    await ready.order()
    await shop.paypal.act(approvePaypal(ready), 'reject')
    await pass(6)
    expect(await states(ready.basketId)).toEqual(['failed not_paid'])
    // Who was told of the review is told of its end.
    const { rows } = await shop.database.pool.query<{ template: string }>(
      `select data #>> '{data,mail,template}' as template from pgboss.job
       where data #>> '{data,mail,to}' = $1 order by created_on`,
      [`${ready.buyer.customerId}@qa.example`],
    )
    expect(rows.map(({ template }) => template)).toEqual(['order-received', 'order-not-paid'])
  })
  script('taken back hours later: the order is not paid any more and waits for the merchant', async () => {
    const ready = await payByPaypal('pagador')
    const { body } = await ready.order()
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 3 * 60 * minute))
    await shop.paypal.act(approvePaypal(ready), 'reverse')
    expect(await deliver(approvePaypal(ready), 'PAYMENT.CAPTURE.REVERSED')).toEqual([204])
    expect(await states(ready.basketId)).toEqual(['new not_paid'])
    const ctx = await shop.engine.merchantContext()
    await expect(transitionOrder(ctx, String(body.orderNo), 'shipped')).rejects.toThrow(/not possible/)
    await transitionOrder(ctx, String(body.orderNo), 'cancel')
    expect(await states(ready.basketId)).toEqual(['cancelled not_paid'])
  })
  script(
    'PayPal is still taking the money when it is asked: it is asked again, and nothing is refused',
    async () => {
      const ready = await payByPaypal('en-curso')
      expect((await ready.order()).body).toMatchObject({ status: 'created' })
      await pass(2)
      expect(await states(ready.basketId)).toEqual(['new paid'])
    },
  )
  script('a part that the merchant gives back at PayPal leaves the order paid', async () => {
    const ready = await payByPaypal('pagador')
    await ready.order()
    shop.paypal.refundCents(approvePaypal(ready), 100)
    expect(await deliver(approvePaypal(ready), 'PAYMENT.CAPTURE.REFUNDED')).toEqual([204])
    expect(await states(ready.basketId)).toEqual(['new paid'])
    shop.paypal.refundCents(approvePaypal(ready))
    await deliver(approvePaypal(ready), 'PAYMENT.CAPTURE.REFUNDED')
    expect(await states(ready.basketId)).toEqual(['new not_paid'])
  })
  script('money that comes for an order that was given up goes back', async () => {
    const ready = await payByPaypal('corte-antes')
    const { body } = await ready.order()
    const orderNo = String(body.orderNo)
    await shop.call(
      'POST',
      `/checkout/shopper-orders/v1/organizations/f_ecom_lmna_001/orders/${orderNo}/actions/fail?${site}&reopenBasket=true`,
      { as: ready.buyer.token, body: { reasonCode: 'payment_confirm_failure' } },
    )
    expect(await states(ready.basketId)).toEqual(['failed not_paid'])
    // The first request was on its way after all.
    shop.paypal.captureNow(approvePaypal(ready))
    expect(await deliver(approvePaypal(ready))).toEqual([204])
  })
  script('[S2.019] the shopper asks while nothing is known yet, and hears of it once it is', async () => {
    const ready = await payByPaypal('corte-antes')
    const { body } = await ready.order()
    const ask = () =>
      shop.call('GET', `${paymentsPath}/payments/${String(body.c_transactionId)}?${site}`, {
        as: ready.buyer.token,
      })
    expect((await ask()).body).toMatchObject({ status: 'pending' })
    await pass(2)
    expect((await ask()).body).toMatchObject({ status: 'paid', orderNo: body.orderNo })
  })
})
