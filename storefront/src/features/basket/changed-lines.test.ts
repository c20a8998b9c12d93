import { expect, test } from 'vitest'
import type { Basket } from './basket.ts'
import { changesSince, shownOf } from './changed-lines.ts'

const line = {
  itemId: 'i1',
  productId: 'TE007-26-ROJO',
  quantity: 9,
  c_lengthMetersToBuy: 3.65,
  c_store: 'SV-SS01',
  price: 100,
  c_pickupFinishDateNotFormatted: '2026-11-24',
}
const basket = (change: object) =>
  ({ currency: 'USD', productItems: [{ ...line, ...change }] }) as unknown as Basket

test('another price or another day of the same wish is told, with what was shown before', () => {
  const before = shownOf(basket({}))
  expect(changesSince(before, basket({}))).toEqual([])
  expect(changesSince(before, basket({ price: 104 }))).toMatchObject([{ priceBefore: 100 }])
  const later = basket({ c_pickupFinishDateNotFormatted: '2026-11-26' })
  expect(changesSince(before, later)).toMatchObject([{ dayBefore: '2026-11-24' }])
  expect(changesSince(before, later)[0]).not.toHaveProperty('priceBefore')
})

test('what the shopper changed, and a line that was never shown, is no news', () => {
  const before = shownOf(basket({}))
  expect(changesSince(before, basket({ price: 111, quantity: 10 }))).toEqual([])
  expect(
    changesSince(before, basket({ c_pickupFinishDateNotFormatted: '2026-12-01', c_store: 'SV-SA01' })),
  ).toEqual([])
  expect(changesSince({}, basket({ price: 1 }))).toEqual([])
})

test('a guest has dates and no prices', () => {
  expect(shownOf(basket({ price: undefined })).i1).not.toHaveProperty('price')
})
