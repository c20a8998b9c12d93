import { expect, test } from 'vitest'
import { readDecimal } from './decimal.ts'

test.each([
  ['17', 17],
  ['17.2', 17.2],
  ['17,2 %', 17.2],
  ['$1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['-3,5', -3.5],
  ['.5', 0.5],
])('%s is read', (text, value) => {
  expect(readDecimal(text)).toBe(value)
})

test.each(['', 'abc', '1.2.3.4', '--1'])('%j is no number', (text) => {
  expect(readDecimal(text)).toBeUndefined()
})
