import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CounterShop, openCounterShop, screws } from './testing.ts'

let counter: CounterShop
let basketId: string
let itemId: string
beforeAll(async () => {
  counter = await openCounterShop()
  const filled = await counter.filled([screws])
  ;({ basketId } = filled)
  itemId = String((filled.body.productItems as { itemId: string }[])[0]?.itemId)
})
afterAll(() => counter.close())

const none = '00000000000000000000000000'

/** What a call is refused with: its status and the last part of its type. */
const refusal = async (...call: Parameters<CounterShop['call']>) => {
  const { status, body } = await counter.call(...call)
  return `${status} ${String(body.type).split('/').at(-1)}`
}

test('a line that is not in the basket is neither changed nor removed', async () => {
  expect(await refusal('PATCH', `/baskets/${basketId}/items/${none}`, { quantity: 2 })).toBe(
    '404 product-item-not-found',
  )
  expect(await refusal('DELETE', `/baskets/${basketId}/items/${none}`)).toBe('404 product-item-not-found')
})

test('what there is none of is not put into a basket, nor more of what there is', async () => {
  expect(await refusal('POST', `/baskets/${basketId}/items`, [{ productId: 'QA-NONE', quantity: 1 }])).toBe(
    '400 product-item-not-available',
  )
  await counter.shop.setStock('QA-SCREW', 7)
  expect(await refusal('PATCH', `/baskets/${basketId}/items/${itemId}`, { quantity: 9_000 })).toBe(
    '400 product-item-not-available',
  )
})

test('a shipment that is none has no ways of delivery and takes none, and none takes a way that is none', async () => {
  expect(await refusal('GET', `/baskets/${basketId}/shipments/none/shipping-methods`)).toBe(
    '404 shipment-not-found',
  )
  const way = { shippingMethod: { id: 'none' } }
  expect(await refusal('PATCH', `/baskets/${basketId}/shipments/none`, way)).toBe('404 shipment-not-found')
  expect(await refusal('PATCH', `/baskets/${basketId}/shipments/me`, way)).toBe('400 invalid-shipping-method')
})

test('a coupon that is not in the basket is not taken out', async () => {
  expect(await refusal('DELETE', `/baskets/${basketId}/coupons/${none}`)).toBe('404 coupon-item-not-found')
})

test('a coupon whose last use another order took meanwhile is refused by its name', async () => {
  await counter.shop.database.pool.query(`update coupon set max_uses = uses + 1 where code = 'QA5'`)
  const [first, second] = [await counter.filled([screws]), await counter.filled([screws])]
  for (const one of [first, second])
    expect((await counter.call('POST', `/baskets/${one.basketId}/coupons`, { code: 'QA5' })).status).toBe(200)
  expect((await counter.place(first.basketId)).status).toBe(200)
  const order = { basketId: second.basketId, paymentMethodId: 'PAY_AT_COUNTER' }
  expect(await refusal('POST', '/orders', order)).toBe('400 coupon-not-redeemable')
})

test('ways of money that the counter does not take, the shopper’s own, are no way there', async () => {
  await counter.shop.setStock('QA-SCREW', 500)
  const { basketId } = await counter.filled([screws])
  for (const paymentMethodId of ['CREDIT_CARD', 'PAYPAL'])
    expect(await refusal('POST', '/orders', { basketId, paymentMethodId })).toBe('400 invalid-payment-method')
})
