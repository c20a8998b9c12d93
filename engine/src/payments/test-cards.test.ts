import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'

/** A shop whose site does not say `testCards`, though its processor is a simulator. */
let shop: OrderShop
const asked: string[] = []
beforeAll(async () => {
  const tokenOf = (captureContext: string, masked: string) => {
    asked.push(masked)
    return shop.simulator.typeCard(captureContext, '4111111111111111')
  }
  shop = await openOrderShop({ gateways: { testCards: { tokenOf } } })
})
afterAll(() => shop.close())

test('a card without a token pays nothing where the site does not allow test cards', async () => {
  const { buyer, basketId, order } = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  const paymentCard = { holder: 'Ana Prueba', maskedNumber: '************1111', cardType: 'Visa' }
  const added = await buyer.call('POST', `/baskets/${basketId}/payment-instruments`, {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: { ...paymentCard, expirationMonth: 12, expirationYear: 2035 },
  })
  expect(added.status).toBe(200)
  const { status, body } = await order()
  expect([status, body.resultCode, body.basketId]).toEqual([402, 'INVALID_PAYMENT', basketId])
  expect(asked).toEqual([])
  expect(shop.simulator.capturedTotal()).toBe(0)
})
