import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answered, type BasketShop, openBasketShop } from '../testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const items = (body: Answered) => body.productItems as unknown as Record<string, unknown>[]
const screws = { productId: 'QA-SCREW', quantity: 2 }

test('a gift and the words of its card stay with their line, and are lines of their own', async () => {
  const ana = await shop.customer()
  const id = await ana.basket()
  await ana.add(id, screws)
  const { body } = await ana.call('POST', `/baskets/${id}/items`, [
    { ...screws, gift: true, giftMessage: ' Para Rosa ' },
    { ...screws, giftMessage: 'Para Rosa' },
  ])
  expect(items(body)).toMatchObject([{ quantity: 2 }, { quantity: 4, gift: true, giftMessage: 'Para Rosa' }])
  expect(items(body)[0]).not.toHaveProperty('gift')
  const path = `/baskets/${id}/items/${String(items(body)[1]?.itemId)}`
  const { body: reworded } = await ana.call('PATCH', path, { giftMessage: 'Para todos' })
  expect(items(reworded)[1]).toMatchObject({ gift: true, giftMessage: 'Para todos', quantity: 4 })
  const { body: silent } = await ana.call('PATCH', path, { giftMessage: null })
  expect(items(silent)[1]).toMatchObject({ gift: true })
  expect(items(silent)[1]).not.toHaveProperty('giftMessage')
  const { body: plain } = await ana.call('PATCH', path, { gift: false })
  expect(items(plain)[1]).not.toHaveProperty('gift')
  expect((await ana.call('PATCH', path, { giftMessage: 'x'.repeat(251) })).status).toBe(400)
})

test('a shipment is a gift under both prefixes, from its creation or later, and keeps what else it is', async () => {
  const ana = await shop.guest()
  const { body } = await ana.call('POST', '/baskets', {
    productItems: [screws],
    shipments: [{ giftMessage: 'Felicidades' }],
  })
  const id = String(body.basketId)
  expect(body.shipments).toMatchObject([{ gift: true, giftMessage: 'Felicidades' }])
  const { body: chosen } = await ana.call('PATCH', `/baskets/${id}/shipments/me`, {
    shippingMethod: { id: 'courier' },
  })
  expect(chosen.shipments).toMatchObject([{ gift: true, giftMessage: 'Felicidades' }])
  const { body: none } = await ana.call('PATCH', `/baskets/${id}/shipments/me`, { gift: false })
  expect(none.shipments).toMatchObject([{ gift: false, shippingMethod: { id: 'courier' } }])
  expect(JSON.stringify(none.shipments)).not.toContain('giftMessage')
})
