import { Orders } from 'commerce-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MerchantShop, openMerchantShop, refusalOf } from '../../catalog/testing.ts'
import { type OrderShop, openOrderShop } from '../testing.ts'

let shop: OrderShop
let merchant: MerchantShop
let orders: Orders
beforeAll(async () => {
  shop = await openOrderShop()
  merchant = await openMerchantShop(['sfcc.orders.rw'], shop)
  const { parameters, ...client } = merchant.client('/checkout/orders/v1')
  orders = new Orders({ ...client, parameters: { ...parameters, siteId: 'Lamina' } })
})
afterAll(() => merchant.close())

const place = async (wish: { coupon?: string } = {}) => {
  const { order } = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 3 }], ...wish })
  const { status, body } = await order()
  expect(status, JSON.stringify(body)).toBe(200)
  return String(body.orderNo)
}

test('what is cancelled gives its coupon back with its stock', async () => {
  const uses = async () => {
    const { rows } = await shop.database.pool.query<{ uses: number }>(
      `select uses from coupon where code = 'QA5'`,
    )
    return rows[0]?.uses ?? 0
  }
  const [before, stock] = [await uses(), await shop.onHand('QA-SCREW')]
  const orderNo = await place({ coupon: 'QA5' })
  expect([await uses(), await shop.onHand('QA-SCREW')]).toEqual([before + 1, stock - 3])
  await orders.updateOrderStatus({ parameters: { orderNo }, body: { status: 'cancelled' } })
  expect([await uses(), await shop.onHand('QA-SCREW')]).toEqual([before, stock])
})

test('how far a program has taken an order over goes round, and moves no stock', async () => {
  const orderNo = await place()
  const parameters = { orderNo }
  const stock = await shop.onHand('QA-SCREW')
  for (const status of ['ready', 'exported', 'failed', 'not_exported'] as const) {
    await orders.updateOrderExportStatus({ parameters, body: { status } })
    expect(await orders.getOrder({ parameters })).toMatchObject({ exportStatus: status })
  }
  expect(await shop.onHand('QA-SCREW')).toBe(stock)
  const unknown = orders.updateOrderExportStatus({ parameters, body: { status: 'lost' as 'ready' } })
  expect((await refusalOf(unknown)).status).toBe(400)
})

test('a confirmation and another system’s words are said, and said anew', async () => {
  const orderNo = await place()
  const parameters = { orderNo }
  const confirmed = async () =>
    (await orders.getOrders({ parameters: { confirmationStatus: 'confirmed' } })).data?.some(
      (one) => one.orderNo === orderNo,
    )
  expect(await confirmed()).toBe(false)
  await orders.updateOrderConfirmationStatus({ parameters, body: { status: 'confirmed' } })
  expect(await confirmed()).toBe(true)
  await orders.updateOrderConfirmationStatus({ parameters, body: { status: 'not_confirmed' } })
  expect(await confirmed()).toBe(false)
  for (const status of ['en ruta', 'entregado']) {
    await orders.updateOrderExternalStatus({ parameters, body: { status } })
    expect(await orders.getOrder({ parameters })).toMatchObject({ externalOrderStatus: status })
  }
})

test('who was overtaken is shown the order as it is', async () => {
  const orderNo = await place()
  const parameters = { orderNo }
  const etag = (await orders.getOrder({ parameters }, true)).headers.get('etag') ?? ''
  await orders.updateOrder({ parameters, body: { externalOrderNo: 'SAP-1' } })
  const late = orders.updateOrder({
    parameters,
    headers: { 'if-match': etag },
    body: { externalOrderNo: 'SAP-2' },
  })
  expect(await refusalOf(late)).toMatchObject({
    status: 412,
    body: { current: { orderNo, externalOrderNo: 'SAP-1' } },
  })
})
