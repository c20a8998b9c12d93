import { expect, test } from 'vitest'
import { type Order, orderFigures, orderNoFromPath } from './order.ts'

test('[S2.024] the last segment of the path is the number of the order', () => {
  expect(orderNoFromPath('/sv/es-SV/checkout/confirmation/0001')).toBe('0001')
  expect(orderNoFromPath('/confirmation/0002?from=mail')).toBe('0002')
})

test('metres of an order are summed by product without rounding errors', () => {
  const productItems = [
    { productId: 'A', quantity: 8, c_lengthMetersToBuy: 3.65 },
    { productId: 'A', quantity: 1, c_lengthMetersToBuy: 3.65 },
    { productId: 'B', quantity: 3 },
  ]
  const order = { productItems } as unknown as Order
  expect(orderFigures(order).c_totalLengthByProduct).toEqual({ A: { value: 32.85, missingMt: 0 } })
})
