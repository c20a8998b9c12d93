import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TestPayer } from '../../../../simulators/paypal/test-payers.ts'
import { selectPaymentOfOrder } from '../../payments/index.ts'
import { transitionOrder } from '../index.ts'
import { pollPayments } from '../payment/poll-payments.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { challengeIn, type OrderShop, openOrderShop, paymentsPath, type Ready, site } from '../testing.ts'
import { reconcileDuePayments, reconcilePayments } from './reconcile-payments.ts'

/** What goes wrong outside the shop, and what its ledger and the vendors' lists say of it afterwards. */
let shop: OrderShop
const warnings: { details: object; message: string }[] = []
beforeAll(async () => {
  shop = await openOrderShop({ warn: (details, message) => warnings.push({ details, message }) })
  // The tests reconcile themselves; the job finds it done.
  await letJob('2100-01-01')
  await shop.engine.startJobs()
})
afterAll(() => shop.close())
afterEach(() => {
  warnings.length = 0
})

const letJob = (begunAt: string) =>
  shop.database.pool.query(
    `insert into payment_reconciliation (site_id, method, begun_at)
     select 'Lamina', method, $1 from unnest(array['CREDIT_CARD', 'PAYPAL']) as method
     on conflict (site_id, method) do update set begun_at = excluded.begun_at`,
    [begunAt],
  )

const screw = [{ productId: 'QA-SCREW' }]
const minute = 60_000
const hour = 60 * minute

const wait = (ms: number) => shop.clock.moveTo(new Date(shop.clock.now().getTime() + ms))
const merchant = () => shop.engine.merchantContext()

/** Time goes on and the sweep comes by each minute. */
const pass = async (minutes: number) => {
  for (let at = 0; at < minutes; at++) {
    wait(minute + 1000)
    await pollPayments.run(await merchant(), undefined as never)
  }
}

/** What is given back leaves in jobs. Each that is tried again has waited, so that a lagging index knows more by then. */
const settleJobs = () =>
  vi.waitFor(
    async () => {
      const { rows } = await shop.database.pool.query(
        `select name from pgboss.job where name in ('orders.refund', 'payments.give-back') and state < 'completed'`,
      )
      const retried = await shop.database.pool.query(
        `update pgboss.job set start_after = created_on
         where name in ('orders.refund', 'payments.give-back') and state = 'retry' and start_after > created_on`,
      )
      if (retried.rowCount) wait(minute)
      expect(rows).toEqual([])
    },
    { timeout: 30_000, interval: 50 },
  )

/** A day later the vendors' lists are complete. */
const reconcile = async () => {
  await settleJobs()
  wait(25 * hour)
  const results = await reconcilePayments(await merchant())
  await settleJobs()
  return results.flatMap(({ differences }) => differences.map(({ kind, noted }) => [kind, noted === true]))
}

type Row = { kind: string; amount: number; reference: string | null; method: string }
const ledgerOf = async (ready: Ready) =>
  (
    await shop.database.pool.query<Row>(
      `select e.kind, e.amount_minor as amount, e.reference, e.method from payment_entry e
       join orders o using (site_id, order_no) where o.basket_id = $1 order by e.seq`,
      [ready.basketId],
    )
  ).rows
const stateOf = async (ready: Ready) =>
  (
    await shop.database.pool.query<{ state: string }>(
      `select status || ' ' || payment_status as state from orders where basket_id = $1 order by created_at`,
      [ready.basketId],
    )
  ).rows.map(({ state }) => state)
const referenceOf = async (ready: Ready) =>
  (
    await shop.database.pool.query<{ reference: string }>(
      `select p.gateway_reference as reference from payment p join orders o using (site_id, order_no)
       where o.basket_id = $1 and p.gateway_reference is not null`,
      [ready.basketId],
    )
  ).rows[0]?.reference

const payer = (name: string) => `${name}@paypal.example` as TestPayer
const paypalOrder = ({ shown }: Ready) => String(shown.c_paypalOrderId)
const paid = async (wish: { card?: string; payer?: TestPayer }) => {
  const ready = await shop.ready({ items: screw, ...wish })
  const { body } = await ready.order()
  expect(body.status).toBe('new')
  return { ready, orderNo: String(body.orderNo) }
}

test('a paid and a cancelled order: asked, taken, given back, and no difference', async () => {
  for (const wish of [{ card: '4111111111111111' }, { payer: payer('pagador') }]) {
    const kept = await paid(wish)
    const { ready, orderNo } = await paid(wish)
    await transitionOrder(await merchant(), orderNo, 'cancel')
    expect(await reconcile()).toEqual([])
    expect((await ledgerOf(kept.ready)).map(({ kind }) => kind)).toEqual(['asked', 'taken'])
    const entries = await ledgerOf(ready)
    expect(entries.map(({ kind }) => kind)).toEqual(['asked', 'taken', 'given_back'])
    expect(new Set(entries.map(({ amount }) => amount)).size).toBe(1)
  }
})

test('money that a person brings and gets back is in the ledger, without a vendor', async () => {
  const ready = await shop.ready({ items: screw })
  const { body } = await ready.order()
  const orderNo = String(body.orderNo)
  for (const step of ['paid', 'cancel', 'refund'] as const)
    await transitionOrder(await merchant(), orderNo, step)
  expect((await ledgerOf(ready)).map(({ kind, reference }) => [kind, reference])).toEqual([
    ['asked', null],
    ['taken', null],
    ['given_back', null],
  ])
})

test('entries of the ledger are never changed', async () => {
  await paid({ card: '4111111111111111' })
  for (const change of ['update payment_entry set amount_minor = 1', 'delete from payment_entry'])
    await expect(shop.database.pool.query(change)).rejects.toThrow('never changed')
})

test('a chargeback that nobody told of is found, and the order is not paid any more', async () => {
  const card = await paid({ card: '4111111111111111' })
  const paypal = await paid({ payer: payer('pagador') })
  shop.simulator.chargeBack((await referenceOf(card.ready)) ?? '')
  // The webhook got lost.
  shop.paypal.chargeBack(paypalOrder(paypal.ready))
  expect(await reconcile()).toEqual([
    ['unknown-return', true],
    ['unknown-return', true],
  ])
  for (const { ready } of [card, paypal]) {
    expect(await stateOf(ready)).toEqual(['new not_paid'])
    expect((await ledgerOf(ready)).map(({ kind }) => kind)).toEqual(['asked', 'taken', 'taken_back'])
  }
  expect(warnings.map(({ message }) => message)).toEqual([
    'a payment differs from the vendor',
    'a payment differs from the vendor',
  ])
  expect(JSON.stringify(warnings)).not.toContain('@')
  expect(await reconcile()).toEqual([])
  // What the bank has taken is not given back once more.
  await transitionOrder(await merchant(), card.orderNo, 'cancel')
  expect(await reconcile()).toEqual([])
  expect(await stateOf(card.ready)).toEqual(['cancelled not_paid'])
})

test('parts given back by hand leave the order paid, and only the rest goes back afterwards', async () => {
  const card = await paid({ card: '4111111111111111' })
  const paypal = await paid({ payer: payer('pagador') })
  const reference = (await referenceOf(card.ready)) ?? ''
  shop.simulator.refundByHand(reference, 100)
  shop.paypal.refundCents(paypalOrder(paypal.ready), 100)
  expect(await reconcile()).toEqual([
    ['unknown-return', true],
    ['unknown-return', true],
  ])
  for (const { ready, orderNo } of [card, paypal]) {
    expect(await stateOf(ready)).toEqual(['new paid'])
    await transitionOrder(await merchant(), orderNo, 'cancel')
  }
  expect(await reconcile()).toEqual([])
  for (const { ready } of [card, paypal]) {
    const [, taken, part, rest] = await ledgerOf(ready)
    expect([part?.kind, part?.amount, rest?.kind]).toEqual(['taken_back', 100, 'given_back'])
    expect(rest?.amount).toBe((taken?.amount ?? 0) - 100)
  }
  expect(shop.simulator.followUpsOf(reference).map(({ kind }) => kind)).toEqual(['refund', 'refund'])
})

test('a webhook about money that went back writes it down once, whoever hears of it again', async () => {
  const { ready } = await paid({ payer: payer('pagador') })
  const orderId = paypalOrder(ready)
  shop.paypal.refundCents(orderId, 100)
  const notice = shop.paypal.webhooksOf(orderId).find(({ event }) => event === 'PAYMENT.CAPTURE.REFUNDED')
  if (!notice) throw new Error('no notice')
  expect(await Promise.all([shop.notify(notice), shop.notify(notice)])).toEqual([204, 204])
  expect((await ledgerOf(ready)).map(({ kind, amount }) => [kind, amount]).slice(2)).toEqual([
    ['taken_back', 100],
  ])
  expect(await reconcile()).toEqual([])
})

test('what was taken for an order that was given up is found and goes back, once', async () => {
  const ready = await shop.ready({ items: screw, payer: payer('corte-antes') })
  const { body } = await ready.order()
  await shop.call(
    'POST',
    `/checkout/shopper-orders/v1/organizations/f_ecom_lmna_001/orders/${body.orderNo}/actions/fail?${site}`,
    { as: ready.buyer.token, body: { reasonCode: 'payment_confirm_failure' } },
  )
  // The first request was on its way after all, and its notice is lost.
  shop.paypal.captureNow(paypalOrder(ready))
  expect(await reconcile()).toEqual([['unknown-taken', true]])
  expect((await ledgerOf(ready)).map(({ kind }) => kind)).toEqual(['asked', 'taken', 'given_back'])
  expect(await reconcile()).toEqual([])

  // The notice arrives after all, when the job that gave it back is long forgotten: the ledger knows that payment.
  const isGivingBack = "name = 'payments.give-back' and strpos(data::text, $1) > 0"
  const ctx = await merchant()
  const payment = await ctx.db.one(selectPaymentOfOrder(ctx.site.siteId, String(body.orderNo)))
  const reference = String((await ledgerOf(ready))[1]?.reference)
  const forgotten = await shop.database.pool.query(`delete from pgboss.job where ${isGivingBack}`, [
    reference,
  ])
  expect(forgotten.rowCount).toBe(1)
  await settlePayment(ctx, payment, { state: 'paid', reference, amountMinor: payment.amountMinor })
  const { rows } = await shop.database.pool.query(`select 1 from pgboss.job where ${isGivingBack}`, [
    reference,
  ])
  expect(rows).toEqual([])
})

test('what the ledger has and the vendor has not stays open', async () => {
  const { ready } = await paid({ card: '4111111111111111' })
  const reference = await referenceOf(ready)
  const [lost] = shop.simulator.payments().filter(({ id }) => id === reference)
  if (lost) lost.indexedAt = Number.POSITIVE_INFINITY
  expect(await reconcile()).toEqual([['missing-taken', false]])
  if (lost) lost.indexedAt = 0
  expect(await reconcile()).toEqual([])
})

const script = fc.record({
  way: fc.constantFrom(
    ...['4111111111111111', '4000000000002107', '4000000000002206', '4000000000002305', '4000000000002404']
      .concat(['4000000000000002', '4000000000000150', '4000000000000010', '4000000000002800'])
      .map((card) => ({ card })),
    ...[
      'pagador',
      'rechazado',
      'corte-antes',
      'corte-despues',
      'error-antes',
      'error-despues',
      'en-curso',
    ].map((name) => ({ payer: payer(name) })),
  ),
  lagMinutes: fc.constantFrom(0, 0, 0, 30),
  webhooks: fc.boolean(),
  after: fc.constantFrom(
    'nothing',
    'cancel',
    'late cancel',
    'chargeback',
    'part',
    'part, cancel',
    'cancel, chargeback',
  ),
  /** The line goes dead once, at any step, on the way there or back. */
  lose: fc.option(
    fc.record({
      path: fc.constantFrom(
        'authentication-setups',
        '/pts/v2/payments',
        '/voids',
        '/reversals',
        '/refunds',
        '/tss/v2/',
        '/oauth2/token',
        '/checkout/orders',
        '/capture',
        '/refund',
        'verify-webhook',
      ),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
    { nil: undefined },
  ),
})

/** Plays one story; whatever it was, a day later the books agree. */
const play = async ({
  way,
  lagMinutes,
  webhooks,
  after,
  lose,
}: ReturnType<typeof script.generate>['value']) => {
  const ready = await shop.ready({ items: screw, ...way })
  if (lose) {
    shop.simulator.loseAnswer(lose.path, lose.when)
    shop.paypal.loseAnswer(lose.path, lose.when)
  }
  const { body } = await ready.order()
  if (body.c_challenge) {
    const { authenticationId } = await shop.simulator.answerChallenge(challengeIn(body), 'complete')
    await shop.call('POST', `${paymentsPath}/payments/${String(body.c_transactionId)}?${site}`, {
      as: ready.buyer.token,
      body: { authenticationId },
    })
  }
  const [latest] = shop.simulator.payments().slice(-1)
  if (latest && 'card' in way) latest.indexedAt += lagMinutes * minute
  await pass(6)
  const tell = async () => {
    if ('payer' in way && webhooks)
      for (const notice of shop.paypal.webhooksOf(paypalOrder(ready))) await shop.notify(notice)
  }
  const steps: Record<string, () => Promise<unknown>> = {
    cancel: async () =>
      transitionOrder(await merchant(), String(body.orderNo), 'cancel').catch(() => undefined),
    'late cancel': async () => {
      wait(30 * hour)
      await steps.cancel?.()
    },
    chargeback: async () => {
      const reference = await referenceOf(ready)
      if ('card' in way) shop.simulator.chargeBack(reference ?? '')
      else shop.paypal.chargeBack(paypalOrder(ready))
    },
    part: async () => {
      const reference = await referenceOf(ready)
      if ('card' in way) shop.simulator.refundByHand(reference ?? '', 7)
      else shop.paypal.refundCents(paypalOrder(ready), 7)
      // A part that a card's desk gives back is known by the list alone.
      if ('card' in way) await reconcile()
    },
  }
  for (const step of after.split(', ')) {
    await steps[step]?.()
    await tell()
    await settleJobs()
  }
  shop.simulator.loseNothing()
  shop.paypal.loseNothing()
}

const expectBooksAgree = async () => {
  const { rows: kept } = await shop.database.pool.query<{ method: string; kept: number }>(
    `select method, sum(case kind when 'taken' then amount_minor when 'asked' then 0 else -amount_minor end)::int as kept
     from payment_entry where method <> 'BANK_TRANSFER' group by method`,
  )
  const sums = Object.fromEntries(kept.map((row) => [row.method, row.kept]))
  expect([sums.CREDIT_CARD ?? 0, sums.PAYPAL ?? 0]).toEqual([
    shop.simulator.capturedTotal(),
    shop.paypal.capturedTotal(),
  ])
  // Money is kept exactly for orders that are paid, and no payment gave back more than it took.
  const { rows: wrong } = await shop.database.pool.query(
    `select * from (
       select o.order_no, o.status, o.payment_status,
         sum(case e.kind when 'taken' then e.amount_minor when 'asked' then 0 else -e.amount_minor end) as kept
       from payment_entry e join orders o using (site_id, order_no)
       where e.method <> 'BANK_TRANSFER' group by 1, 2, 3) one
     where kept < 0 or (kept > 0) <> (payment_status = 'paid' and status = 'new')`,
  )
  expect(wrong).toEqual([])
}

test(
  'whatever goes wrong outside, a day later the books agree',
  async () => {
    const count = process.env.LONG ? 120 : 12
    for (const story of fc.sample(script, { seed: 20_261_123, numRuns: count })) await play(story)
    await reconcile()
    expect(await reconcile()).toEqual([])
    await expectBooksAgree()
  },
  process.env.LONG ? 1_200_000 : 180_000,
)

test('it is done once a day, and what fails is told and tried again after an hour', async () => {
  await letJob('2000-01-01')
  const due = async () => {
    await reconcileDuePayments(await merchant())
    const { rows } = await shop.database.pool.query<{ at: Date }>(
      'select finished_at as at from payment_reconciliation order by method',
    )
    return rows.map(({ at }) => Math.round((shop.clock.now().getTime() - at.getTime()) / hour))
  }
  wait(25 * hour)
  expect(await due()).toEqual([0, 0])
  wait(23 * hour)
  expect(await due()).toEqual([23, 23])
  await shop.paypal.close()
  wait(2 * hour)
  expect(await due()).toEqual([0, 25])
  expect(await due()).toEqual([0, 25])
  const told = () => warnings.filter(({ message }) => message === 'payments could not be reconciled').length
  expect(told()).toBe(1)
  wait(2 * hour)
  expect(await due()).toEqual([2, 27])
  expect(told()).toBe(2)
})
