import { expect, test } from 'vitest'
import { Problem } from '../../api/problem.ts'
import { placeOutcome } from './place-outcome.ts'

const refused = (status: number, slug: string, members: Record<string, unknown> = {}) =>
  placeOutcome(new Problem(status, slug, 'Title', 'Detail', members))

test('[S8.031] stock that is gone names the product', () => {
  const members = { errorCode: 'ERROR_STOCK', productId: 'TE008', productName: 'Lámina' }
  expect(refused(400, 'product-item-not-available', members)).toEqual({
    kind: 'stock',
    productName: 'Lámina',
  })
})

test('a refused payment carries its code, an unknown method the one of the specification', () => {
  expect(refused(402, 'payment-declined', { resultCode: 'REVERSED' })).toEqual({
    kind: 'payment',
    code: 'REVERSED',
  })
  expect(refused(400, 'invalid-payment-method')).toEqual({
    kind: 'payment',
    code: 'Invalid Payment Method Id',
  })
})

test('[S4.008] what is missing leads to its step, and lines that cannot be bought to the cart', () => {
  expect(refused(400, 'basket-incomplete', { property: 'SHIPPING_OPTIONS' })).toEqual({
    kind: 'step',
    step: 2,
  })
  expect(refused(400, 'basket-incomplete', { property: 'productItems' })).toEqual({ kind: 'cart' })
  expect(refused(404, 'basket-not-found')).toEqual({ kind: 'cart' })
})

test('a total that moved and a coupon that is spent are shown before anything is charged', () => {
  expect(refused(409, 'order-total-changed', { orderTotal: 12.5 })).toEqual({ kind: 'total', total: 12.5 })
  expect(refused(400, 'coupon-not-redeemable', { couponCode: 'TECHO10' })).toEqual({
    kind: 'coupon',
    code: 'TECHO10',
  })
})

test('silence is tried again, anything else has the general words', () => {
  expect(refused(0, 'network')).toEqual({ kind: 'retry' })
  expect(refused(0, 'timeout')).toEqual({ kind: 'retry' })
  expect(refused(503, 'unavailable')).toEqual({ kind: 'retry' })
  expect(refused(500, 'internal')).toEqual({ kind: 'generic' })
  expect(placeOutcome(new TypeError('x'))).toEqual({ kind: 'generic' })
})
