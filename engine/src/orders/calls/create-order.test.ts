import { afterAll, beforeAll, expect, test } from 'vitest'
import { home, methodsOf } from '../../baskets/testing/checkout.ts'
import { type OrderShop, openOrderShop, ordersPath, site } from '../testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

test('[S1.012] [S7.086] an order by transfer keeps what the basket showed and tells where to pay', async () => {
  const { order, shown, buyer, basketId } = await shop.ready({
    items: [
      { productId: 'QA-SCREW', quantity: 3 },
      { productId: 'QA-SHEET-26-AZUL', quantity: 10, c_lengthMetersToBuy: 3.65 },
    ],
  })
  const before = await shop.onHand('QA-SHEET-26-AZUL')
  const { status, body } = await order()
  expect(body).toMatchObject({ status: 'created', paymentStatus: 'not_paid', shippingStatus: 'not_shipped' })
  expect(status).toBe(200)
  expect(body.orderNo).toMatch(/^\d{8}$/)
  for (const total of ['orderTotal', 'taxTotal', 'productTotal', 'productSubTotal', 'shippingTotal']) {
    expect([total, body[total]]).toEqual([total, shown[total]])
  }
  expect(body.c_bankTransfer).toMatchObject({ reference: body.orderNo, currency: 'USD' })
  expect(body.productItems).toMatchObject([
    { productId: 'QA-SCREW', quantity: 3, c_pickUpProduct: true, c_store: 'SV-SS01' },
    { productId: 'QA-SHEET-26-AZUL', c_lengthMetersToBuy: 3.65 },
  ])
  // The name of the tax is the order's, whatever the shop calls it later.
  expect(body.c_taxName).toBe('IVA')
  expect(body.c_history).toMatchObject([{ what: 'created' }])
  expect(before - (await shop.onHand('QA-SHEET-26-AZUL'))).toBe(36_500)
  expect((await buyer.call('GET', `/baskets/${basketId}`)).status).toBe(404)
})

test.each([
  ['whole', { productId: 'QA-CEMENT', quantity: 2 }, false],
  ['less what a promotion takes off', { productId: 'QA-TUBE-2', quantity: 12 }, true],
])(
  'freight is charged %s as the cart estimated it and the checkout offered it',
  async (_how, item, isReduced) => {
    const { buyer, basketId, order } = await shop.ready({ items: [{ ...item, c_pickUpProduct: false }] })
    const path = `/baskets/${basketId}/shipments/me`
    const truck = async () => {
      const { body } = await buyer.call('GET', `${path}/shipping-methods`)
      const found = methodsOf(body).find(({ id }) => id === 'truck')
      return found as unknown as { price: number; c_priceAfterPromotions: number }
    }
    const estimated = await truck()
    const { body: cart } = await buyer.call('PUT', `${path}/shipping-method`, { id: 'truck' })
    const { body: addressed } = await buyer.call('PUT', `${path}/shipping-address`, home)
    const offered = await truck()
    const { status, body } = await order()
    expect(status).toBe(200)
    const charged = offered.c_priceAfterPromotions
    expect(charged < offered.price).toBe(isReduced)
    expect([estimated.c_priceAfterPromotions, cart.shippingTotal, addressed.shippingTotal]).toEqual([
      charged,
      charged,
      charged,
    ])
    expect([body.shippingTotal, body.orderTotal]).toEqual([charged, addressed.orderTotal])
  },
)

test('a basket that lacks something is refused by the name of its step and stays', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const order = () => shop.call('POST', `${ordersPath}?${site}`, { as: ana.token, body: { basketId } })
  expect((await order()).body).toMatchObject({ property: 'productItems' })
  await ana.add(basketId, { productId: 'QA-SCREW', quantity: 1, c_pickUpProduct: true, c_store: 'SV-SS01' })
  const { status, body } = await order()
  expect(status).toBe(400)
  expect(body.type).toMatch(/basket-incomplete$/)
  expect((await ana.call('GET', `/baskets/${basketId}`)).status).toBe(200)
})

test('[S8.031] stock that went meanwhile is told by the name of the product, and the basket stays', async () => {
  const { order, buyer, basketId } = await shop.ready({ items: [{ productId: 'QA-LAST' }] })
  await shop.setStock('QA-LAST', 0)
  const { status, body } = await order()
  expect(status).toBe(400)
  expect(body).toMatchObject({ errorCode: 'ERROR_STOCK', productId: 'QA-LAST', basketId })
  expect(body.type).toMatch(/product-item-not-available$/)
  expect((await buyer.call('GET', `/baskets/${basketId}`)).status).toBe(200)
  await shop.setStock('QA-LAST', 1)
  expect((await order()).status).toBe(200)
})

test('another total than the one shown is refused', async () => {
  const { order, basketId, shown } = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  const other = await order({}, { basketId, c_orderTotal: Number(shown.orderTotal) - 0.01 })
  expect([other.status, other.body.orderTotal]).toEqual([409, shown.orderTotal])
  expect((await order({}, { basketId, c_orderTotal: shown.orderTotal })).status).toBe(200)
})

test('[S1.029] guests and strangers make no order of a basket', async () => {
  const { basketId } = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  const [eva, guest] = [await shop.customer(), await shop.guest()]
  const by = (token: string) => shop.call('POST', `${ordersPath}?${site}`, { as: token, body: { basketId } })
  expect([(await by(eva.token)).status, (await by(guest.token)).status]).toEqual([404, 403])
})

test('members of the order that a client sends count for nothing', async () => {
  const { order, basketId, shown } = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  const refused = await order({}, { basketId, price: 1 })
  expect(refused.status).toBe(400)
  const { body } = await order({}, { basketId, orderTotal: 0.01, currency: 'HNL', c_priceQuote: 1 })
  expect([body.orderTotal, body.currency]).toEqual([shown.orderTotal, 'USD'])
})

test('a bundle takes its components, and is told by its own name when one is short', async () => {
  await shop.setStock('QA-LAST', 1)
  const [first, second] = [
    await shop.ready({ items: [{ productId: 'QA-BUNDLE' }] }),
    await shop.ready({ items: [{ productId: 'QA-BUNDLE' }] }),
  ]
  const screws = await shop.onHand('QA-SCREW')
  const answers = [await first.order(), await second.order()]
  expect(answers.map(({ status }) => status)).toEqual([200, 400])
  expect(answers[1]?.body).toMatchObject({ errorCode: 'ERROR_STOCK', productId: 'QA-BUNDLE' })
  expect([await shop.onHand('QA-LAST'), screws - (await shop.onHand('QA-SCREW'))]).toEqual([0, 2])
})

test('what is made to order is never short', async () => {
  const { order } = await shop.ready({ items: [{ productId: 'QA-MADE', quantity: 40 }] })
  expect((await order()).status).toBe(200)
})
