import { expect, test } from 'vitest'
import type { Stock } from '../product.ts'
import { isOutOfStock, quantityFault, quantityRule } from './quantity.ts'

const stock = (ats: number): Stock => ({ id: 'X', ats, ownStock: ats, storesWithStock: 1 })

test('[S5.053] the least quantity is 1 when there is stock and 0 when there is none', () => {
  expect(quantityRule({ id: 'X' }, stock(5)).min).toBe(1)
  expect(quantityRule({ id: 'X' }, stock(0)).min).toBe(0)
  expect(quantityRule({ id: 'X', minOrderQuantity: 10 }, stock(5)).min).toBe(10)
})

test('[S5.049] the step is the product’s', () => {
  expect(quantityRule({ id: 'X', stepQuantity: 5 }, stock(50)).step).toBe(5)
})

test('[S5.056] out of stock: none there, or no choice fits; unknown stock is not none', () => {
  expect(isOutOfStock(stock(0))).toBe(true)
  expect(isOutOfStock(stock(5), false)).toBe(true)
  expect(isOutOfStock(stock(5))).toBe(false)
  expect(isOutOfStock(undefined)).toBe(false)
})

const rule = { step: 5, min: 5 }
const wantedAmount = (pieces: number | null, amount = pieces ?? 0) => ({ pieces, amount })

test('[S5.054] [S5.055] above the stock a product asks for validation and a set tells what is left', () => {
  expect(quantityFault(wantedAmount(15), rule, stock(12), false)).toBe('validation')
  expect(quantityFault(wantedAmount(15), rule, stock(12), true)).toBe('low-stock')
  expect(quantityFault(wantedAmount(10), rule, stock(12), false)).toBeUndefined()
  // Metres count for cut goods, not pieces.
  expect(quantityFault(wantedAmount(5, 18.25), rule, stock(12), false)).toBe('validation')
})

test('nothing wanted, too little and off the step are faults of their own', () => {
  expect(quantityFault(wantedAmount(null), rule, stock(50), false)).toBe('too-few')
  expect(quantityFault(wantedAmount(0), rule, stock(50), false)).toBe('too-few')
  expect(quantityFault(wantedAmount(7), rule, stock(50), false)).toBe('off-step')
})
