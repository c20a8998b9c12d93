import { expect, test } from 'vitest'
import { isOver, type Order, orderFigures, orderNoFromPath, pickupDayOf, pickupDaysOf } from './order.ts'

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

test('each day on which something is ready counts once, the last one is the day of the whole', () => {
  const line = (day: string | undefined, picked = true) => ({
    c_pickUpProduct: picked,
    ...(day ? { c_pickupFinishDateNotFormatted: day } : {}),
  })
  const productItems = [
    line('2026-12-30'),
    line('2026-11-24'),
    line('2026-12-30'),
    line('2026-11-20', false),
    line(undefined),
  ]
  const order = { productItems } as unknown as Order
  expect(pickupDaysOf(order)).toEqual(['2026-11-24', '2026-12-30'])
  expect(pickupDayOf(order)).toBe('2026-12-30')
})

test('nothing is promised of what is cancelled, failed or handed over', () => {
  const over = (status: string) => isOver({ status } as Order)
  expect(['cancelled', 'failed', 'completed'].map(over)).toEqual([true, true, true])
  expect(['created', 'new'].map(over)).toEqual([false, false])
})
