import { expect, test } from 'vitest'
import { readAmount, writeAmount } from './amount.ts'

test.each([
  ['7.38', 738],
  ['7,5', 750],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1,234', 123_400],
  ['1.234.567', 123_456_700],
  ['$ 7.30', 730],
  ['L 1,420', 142_000],
  ['.5', 50],
  ['0', 0],
])('%s is an amount', (text, minor) => {
  expect(readAmount(text)).toBe(minor)
})

test.each(['', 'x', '-3', '7.3.8', '1,23,4', '7.385.1', 'quote'])('%j is none', (text) => {
  expect(readAmount(text)).toBeUndefined()
})

test('an amount is written with two decimals', () => {
  expect([writeAmount(738), writeAmount(5), writeAmount(123_450)]).toEqual(['7.38', '0.05', '1234.50'])
})
