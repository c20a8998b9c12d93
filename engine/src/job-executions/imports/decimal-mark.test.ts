import { expect, test } from 'vitest'
import { readDecimals } from './decimal-mark.ts'

const read = (...amounts: string[]) =>
  readDecimals(
    amounts.map((amount, at) => ({ line: at + 2, cells: { sku: '1.234,5', amount } })),
    ['amount', 'missing'],
  ).map(({ cells }) => cells.amount)

test.each([
  [
    ['12,5', '7'],
    ['12.5', '7'],
  ],
  [
    ['1.234,56', '1.234', '-0,5'],
    ['1234.56', '1234', '-0.5'],
  ],
  [
    ['1.234.567', '3,125'],
    ['1234567', '3.125'],
  ],
  [
    ['1,234.56', '1,234', '7.5'],
    ['1234.56', '1234', '7.5'],
  ],
  [
    ['12,50', 'quote', '', ' 3,5 '],
    ['12.50', 'quote', '', '3.5'],
  ],
])('%j are told by all numbers of the table: %j', (amounts, told) => {
  expect(read(...amounts)).toEqual(told)
})

test.each([[['1,234', '5']], [['1.234', '5']], [['12,5', '12.5']], [['12,,5', '1.23.4']]])(
  '%j do not tell, and stay as they are',
  (amounts) => {
    expect(read(...amounts)).toEqual(amounts)
  },
)

test('a column that is not of numbers is left alone', () => {
  const [row] = readDecimals([{ line: 2, cells: { sku: '1.234,5', amount: '2,5' } }], ['amount'])
  expect(row?.cells).toEqual({ sku: '1.234,5', amount: '2.5' })
})
