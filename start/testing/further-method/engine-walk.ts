/** Walks a purchase order through the engine, in a tree that has the method. */
export const engineWalk = `
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findPaymentMethod, paymentMethodIds } from '../../payment-methods/index.ts'
import { listMails, readMail } from '../../mail/module.ts'
import { selectOwnOrder } from '../queries.ts'
import { receiptDocument } from '../receipt/receipt-document.ts'
import { type OrderShop, openOrderShop } from '../testing.ts'
import { transitionOrder } from '../transition-order.ts'
import { expireWaitingOrders } from './expire-waiting-orders.ts'

const paymentMethodId = 'PURCHASE_ORDER'
let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
  await shop.database.pool.query(
    \`update site set catalog_version = catalog_version + 1, config = jsonb_set(config,
      '{countries,0,paymentMethods}', '["CREDIT_CARD", "PURCHASE_ORDER"]')\`,
  )
  shop.engine.sites.forget()
  await shop.engine.startJobs()
})
afterAll(() => shop.close())

const open = async () => {
  const made = await shop.ready({ items: [{ productId: 'QA-SCREW' }], card: '4111111111111111' })
  const at = \`/baskets/\${made.basketId}\`
  const offered = await made.buyer.call('GET', \`\${at}/payment-methods\`)
  const pay = (rest: object) => made.buyer.call('POST', \`\${at}/payment-instruments\`, { paymentMethodId, ...rest })
  return { ...made, offered: offered.body.applicablePaymentMethods, pay }
}

test('it is known, offered by its name, and asks for its number', async () => {
  expect(paymentMethodIds).toContain(paymentMethodId)
  const { offered, pay } = await open()
  expect(offered).toContainEqual(expect.objectContaining({ id: paymentMethodId, name: 'Orden de compra' }))
  expect((await pay({})).status).toBe(400)
  const chosen = await pay({ c_transaction_id: 'OC-77' })
  expect(chosen.status).toBe(200)
  expect(chosen.body.paymentInstruments).toMatchObject([{ paymentMethodId, c_transaction_id: 'OC-77' }])
})

test('the order waits for its money, in its own words in mail and receipt, and is paid or given up', async () => {
  const { buyer, order, pay } = await open()
  await pay({ c_transaction_id: 'OC-77' })
  const { status, body } = await order()
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'created', paymentStatus: 'not_paid', paymentInstruments: [{ paymentMethodId }] })
  expect(body.c_payUntil).toMatch(/^\\d{4}-/)
  const orderNo = String(body.orderNo)
  const { db } = shop.engine
  const mail = await vi.waitFor(async () => {
    const found = (await listMails(db)).find(
      ({ recipient, template }) => template === 'order-received' && recipient === \`\${buyer.customerId}@qa.example\`,
    )
    expect(found).toBeDefined()
    return readMail(db, found?.id ?? '')
  }, 15_000)
  expect(mail?.plain).toContain('Esperamos el pago de tu orden de compra.')
  const ctx = await shop.contextFor(buyer)
  const stored = await ctx.db.maybe(selectOwnOrder(ctx.site.siteId, buyer.customerId, orderNo))
  if (!stored) throw new Error('no order')
  const { facts } = receiptDocument({ ...ctx, language: 'es' }, stored)
  expect(facts.map(({ value }) => value)).toContain('Orden de compra OC-77')
  const merchant = await shop.engine.merchantContext()
  await transitionOrder(merchant, orderNo, 'paid')
  const paid = await ctx.db.maybe(selectOwnOrder(ctx.site.siteId, buyer.customerId, orderNo))
  expect(paid).toMatchObject({ status: 'new', paymentStatus: 'paid' })
})

test('an order whose money never comes is given up with its reason', async () => {
  const { buyer, order, pay } = await open()
  await pay({ c_transaction_id: 'OC-78' })
  const { body } = await order()
  shop.clock.moveTo(new Date(Date.now() + 60 * 86_400_000))
  await expireWaitingOrders.run(await shop.engine.merchantContext(), undefined as never)
  const ctx = await shop.contextFor(buyer)
  const gone = await ctx.db.maybe(selectOwnOrder(ctx.site.siteId, buyer.customerId, String(body.orderNo)))
  expect(gone?.status).toBe('cancelled')
  expect(JSON.stringify(gone)).toContain(findPaymentMethod(paymentMethodId)?.waiting?.expired)
})
`
