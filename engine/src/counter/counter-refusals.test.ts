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
