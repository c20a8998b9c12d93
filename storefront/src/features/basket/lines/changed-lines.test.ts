import { expect, test } from 'vitest'
import type { Basket } from '../basket.ts'
import { baseAfter, changesSince, choiceKeysOf, snapshotOf } from './changed-lines.ts'

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
  ({ currency: 'USD', couponItems: [], productItems: [{ ...line, ...change }] }) as unknown as Basket

test('a changed price or day of an unchanged choice is reported, with what was shown before', () => {
  const before = snapshotOf(basket({}))
  expect(changesSince(before, basket({}))).toEqual([])
  expect(changesSince(before, basket({ price: 104 }))).toMatchObject([{ priceBefore: 100 }])
  const later = basket({ c_pickupFinishDateNotFormatted: '2026-11-26' })
  expect(changesSince(before, later)).toMatchObject([{ dayBefore: '2026-11-24' }])
  expect(changesSince(before, later)[0]).not.toHaveProperty('priceBefore')
})

test('what the shopper changed, and a line that was never shown, is no news', () => {
  const before = snapshotOf(basket({}))
  expect(changesSince(before, basket({ price: 111, quantity: 10 }))).toEqual([])
  expect(
    changesSince(before, basket({ c_pickupFinishDateNotFormatted: '2026-12-01', c_store: 'SV-SA01' })),
  ).toEqual([])
  expect(changesSince({}, basket({ price: 1 }))).toEqual([])
})

test('what follows from the shopper’s own doing is no news either: more of the product, a code, a choice', () => {
  const before = snapshotOf(basket({}))
  const cheaper = basket({ price: 90 })
  const more = { ...line, itemId: 'i2', c_lengthMetersToBuy: 2 }
  expect(
    changesSince(before, { ...cheaper, productItems: [...(cheaper.productItems ?? []), more] } as Basket),
  ).toEqual([])
  expect(changesSince(before, { ...cheaper, couponItems: [{ code: 'TECHO10' }] } as Basket)).toEqual([])
  expect(changesSince(before, basket({ price: 112, optionItems: [{ optionValueId: '3' }] }))).toEqual([])
})

test('while the cart is open, reported changes stay reported and the shopper’s own changes reset the snapshot', () => {
  const base = snapshotOf(basket({}))
  const dearer = basket({ price: 104 })
  const told = changesSince(base, dearer)
  // Another line comes, which a promotion makes this one cheaper for.
  const other = { itemId: 'i2', productId: 'screw', quantity: 1, price: 5 }
  const both = { ...dearer, productItems: [...(dearer.productItems ?? []), other] } as Basket
  expect(choiceKeysOf(both)).not.toBe(choiceKeysOf(dearer))
  const after = baseAfter(base, told, both)
  expect(changesSince(after, both)).toMatchObject([{ priceBefore: 100 }])
  expect(changesSince(baseAfter(base, [], both), both)).toEqual([])
  expect(choiceKeysOf(basket({ price: 1 }))).toBe(choiceKeysOf(basket({})))
})

test('a guest has dates and no prices', () => {
  expect(snapshotOf(basket({ price: undefined })).i1).not.toHaveProperty('price')
})
