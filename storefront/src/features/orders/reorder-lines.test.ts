import { expect, test } from 'vitest'
import type { Basket } from '../basket/index.ts'
import type { Order } from './order.ts'
import { priceChanges, reorderLines } from './reorder-lines.ts'

const sheet = {
  productId: 'sheet',
  productName: 'Lámina',
  quantity: 9,
  c_lengthMetersToBuy: 3.65,
  currency: 'USD',
}
const screw = { productId: 'screw', productName: 'Tornillo', quantity: 2, basePrice: 4, currency: 'USD' }
const order = { currency: 'USD', productItems: [{ ...sheet, pricePerUnit: 6.1 }, screw] } as unknown as Order
const basket = (...productItems: object[]) => ({ productItems }) as unknown as Basket

test('an order is asked for again with its pieces, lengths and choices', () => {
  const guarantee = {
    itemId: 'o',
    itemText: 'Garantía: 3 años',
    optionId: 'g',
    optionValueId: '3',
    price: 12,
  }
  const drill = { productItems: [{ productId: 'drill', quantity: 1, optionItems: [guarantee] }] }
  expect(reorderLines(drill as unknown as Order)).toEqual([
    { productId: 'drill', quantity: 1, optionItems: [{ optionId: 'g', optionValueId: '3' }] },
  ])
  expect(reorderLines(order)).toEqual([
    { productId: 'sheet', quantity: 9, c_lengthMetersToBuy: 3.65 },
    { productId: 'screw', quantity: 2 },
  ])
})

test('only units of the same goods in the same currency are compared', () => {
  const now = basket({ ...sheet, pricePerUnit: 6.35 }, { ...screw, quantity: 40 })
  expect(priceChanges(order, now)).toEqual([{ name: 'Lámina', before: 6.1, now: 6.35, currency: 'USD' }])
  expect(priceChanges(order, basket({ ...sheet, c_lengthMetersToBuy: 2, pricePerUnit: 9 }))).toEqual([])
  expect(priceChanges(order, basket({ ...screw, basePrice: 31, currency: 'GTQ' }))).toEqual([])
})
