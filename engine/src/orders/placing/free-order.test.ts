import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listMails } from '../../mail/module.ts'
import { expireWaitingOrders } from '../payment/expire-waiting-orders.ts'
import { type OrderShop, openOrderShop } from '../testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
  await shop.database.pool.query(
    `update promotion set record = jsonb_set(record, '{rule,discount,percent}', '100') where id = 'qa-coupon-open'`,
  )
  await shop.engine.startJobs()
})
afterAll(() => shop.close())

const screw = [{ productId: 'QA-SCREW' }]

test.each([
  ['BANK_TRANSFER', undefined],
  ['CREDIT_CARD', '4111111111111111'],
] as const)(
  '[G2.003] an order of nothing by %s is paid at once, and no term ends it',
  async (method, card) => {
    const before = shop.simulator.capturedTotal()
    const ready = await shop.ready({ items: screw, coupon: 'QA5', ...(card ? { card } : {}) })
    expect(ready.shown.orderTotal).toBe(0)
    const { status, body } = await ready.order()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'new',
      paymentStatus: 'paid',
      orderTotal: 0,
      paymentInstruments: [{ paymentMethodId: method }],
    })
    expect(body).not.toHaveProperty('c_bankTransfer')
    expect(shop.simulator.capturedTotal()).toBe(before)
    const mailsOf = async () =>
      (await listMails(shop.engine.db))
        .filter(({ recipient }) => recipient === `${ready.buyer.customerId}@qa.example`)
        .map(({ template }) => template)
    await vi.waitFor(async () => expect(await mailsOf()).toEqual(['order-paid']), 15_000)
    shop.clock.moveTo(new Date(Date.now() + 30 * 86_400_000))
    await expireWaitingOrders.run(await shop.engine.merchantContext(), undefined as never)
    shop.clock.moveTo(undefined)
    const own = await ready.buyer.call(
      'GET',
      `/checkout/shopper-orders/v1/organizations/f_ecom_lmna_001/orders/${String(body.orderNo)}`,
    )
    expect(own.body).toMatchObject({ status: 'new', paymentStatus: 'paid' })
  },
)

test('PayPal is not offered for a total it cannot take', async () => {
  const offeredMethods = async (coupon?: string) => {
    const { buyer, basketId } = await shop.ready({ items: screw, ...(coupon ? { coupon } : {}) })
    const { body } = await buyer.call('GET', `/baskets/${basketId}/payment-methods`)
    return (body.applicablePaymentMethods as unknown as { id: string }[]).map(({ id }) => id)
  }
  expect(await offeredMethods()).toContain('PAYPAL')
  expect(await offeredMethods('QA5')).toEqual((await offeredMethods()).filter((id) => id !== 'PAYPAL'))
})
