import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays } from '../../../../facts/dates.ts'
import { listMails } from '../../mail/module.ts'
import { workingDaysAfter } from '../../stores/index.ts'
import { calendar } from '../../stores/testing.ts'
import { type OrderShop, openOrderShop } from '../testing.ts'
import { transitionOrder } from '../transition-order.ts'
import { expireWaitingOrders } from './expire-waiting-orders.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
  await shop.database.pool.query(
    `update site set catalog_version = catalog_version + 1, config = jsonb_set(jsonb_set(config,
      '{countries,0,payAtStore}', '{"keptWorkingDays": 2}'),
      '{countries,0,paymentMethods}', '["CREDIT_CARD", "PAY_AT_STORE"]')`,
  )
  shop.engine.sites.forget()
  await shop.engine.startJobs()
})
afterAll(() => shop.close())

const screw = [{ productId: 'QA-SCREW' }]
const atStore = { paymentMethodId: 'PAY_AT_STORE' }

/** A basket to be picked up that is to be paid at the counter. */
const placeReadyOrder = async () => {
  const made = await shop.ready({ items: screw, card: '4111111111111111' })
  const path = `/baskets/${made.basketId}`
  const chosen = await made.buyer.call('POST', `${path}/payment-instruments`, atStore)
  expect(chosen.status).toBe(200)
  return { ...made, path }
}

const firstLine = ({ productItems }: { [name: string]: unknown }) =>
  (productItems as { itemId: string; c_pickupFinishDateNotFormatted: string }[])[0] ?? {
    itemId: '',
    c_pickupFinishDateNotFormatted: '',
  }

const mailsTo = async (address: string) =>
  (await listMails(shop.engine.db))
    .filter(({ recipient }) => recipient === address)
    .map(({ template }) => template)

const sweepOn = async (day: string) => {
  shop.clock.moveTo(new Date(`${day}T12:00:00-06:00`))
  await expireWaitingOrders.run(await shop.engine.merchantContext(), undefined as never)
  shop.clock.moveTo(undefined)
}

const ownOrder = async ({ buyer }: Awaited<ReturnType<typeof placeReadyOrder>>, orderNo: unknown) =>
  (
    await buyer.call(
      'GET',
      `/checkout/shopper-orders/v1/organizations/f_ecom_lmna_001/orders/${String(orderNo)}`,
    )
  ).body

test('what is not picked up as a whole is not paid at the store', async () => {
  const { buyer, basketId, path, shown } = await placeReadyOrder()
  const offeredMethods = async () => {
    const { body } = await buyer.call('GET', `${path}/payment-methods`)
    return (body.applicablePaymentMethods as unknown as { id: string }[]).map(({ id }) => id)
  }
  expect(await offeredMethods()).toContain('PAY_AT_STORE')
  const itemId = firstLine(shown).itemId
  const delivered = await buyer.call('PATCH', `${path}/items/${itemId}`, { c_pickUpProduct: false })
  expect(delivered.body.paymentInstruments).toBeUndefined()
  expect(await offeredMethods()).not.toContain('PAY_AT_STORE')
  expect((await buyer.call('POST', `/baskets/${basketId}/payment-instruments`, atStore)).status).toBe(400)
})

test('the order waits for the counter with its stock, and is paid there', async () => {
  const made = await placeReadyOrder()
  const before = await shop.onHand('QA-SCREW')
  const { status, body } = await made.order()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'created',
    paymentStatus: 'not_paid',
    paymentInstruments: [atStore],
  })
  const pickup = firstLine(body).c_pickupFinishDateNotFormatted
  expect(body.c_payUntil).toBe(workingDaysAfter(calendar, pickup, 2))
  expect(body).not.toHaveProperty('c_transactionId')
  expect(before - (await shop.onHand('QA-SCREW'))).toBe(1)
  const email = `${made.buyer.customerId}@qa.example`
  await vi.waitFor(async () => expect(await mailsTo(email)).toEqual(['order-received']), 15_000)

  await sweepOn(String(body.c_payUntil))
  expect(await ownOrder(made, body.orderNo)).toMatchObject({ status: 'created' })
  await transitionOrder(await shop.engine.merchantContext(), String(body.orderNo), 'paid')
  expect(await ownOrder(made, body.orderNo)).toMatchObject({ status: 'new', paymentStatus: 'paid' })
  await sweepOn(addDays(String(body.c_payUntil), 30))
  expect(await ownOrder(made, body.orderNo)).toMatchObject({ status: 'new', paymentStatus: 'paid' })
})

test('the day after its last day the order is given up: its stock returns and its owner hears of it', async () => {
  const made = await placeReadyOrder()
  const before = await shop.onHand('QA-SCREW')
  const { body } = await made.order()
  await sweepOn(addDays(String(body.c_payUntil), 1))
  const gone = await ownOrder(made, body.orderNo)
  expect(gone).toMatchObject({ status: 'cancelled', paymentStatus: 'not_paid' })
  expect(gone.c_history).toContainEqual(
    expect.objectContaining({ what: 'cancelled', note: 'not_paid_at_store' }),
  )
  expect(await shop.onHand('QA-SCREW')).toBe(before)
  const email = `${made.buyer.customerId}@qa.example`
  await vi.waitFor(
    async () => expect((await mailsTo(email)).toSorted()).toEqual(['order-cancelled', 'order-received']),
    15_000,
  )
})
