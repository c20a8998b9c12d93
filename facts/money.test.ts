import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  currencies,
  divideHalfUp,
  fromMajor,
  isCurrency,
  multiplyRatio,
  spreadByLargestRemainder,
  taxIncluded,
  toMajor,
} from './money.ts'

const minor = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })

test('there are five currencies', () => {
  expect(currencies).toEqual(['USD', 'CRC', 'GTQ', 'HNL', 'NIO'])
  expect(isCurrency('GTQ')).toBe(true)
  expect(isCurrency('EUR')).toBe(false)
})

test('minor units become a decimal number and come back unchanged', () => {
  fc.assert(
    fc.property(minor, (amount) => fromMajor(toMajor(amount)) === amount),
    { seed: 1 },
  )
})

test.each([
  [19.99, 1999],
  [1.005, 101],
  [8.2, 820],
  [0.07, 7],
  [-1.005, -101],
  [0, 0],
  [1e-7, 0],
])('%d major units are %d minor units', (major, expected) => {
  expect(fromMajor(major)).toBe(expected)
})

test('an amount that is not finite, or a fraction of a minor unit, is an error', () => {
  expect(() => fromMajor(Number.NaN)).toThrow(RangeError)
  expect(() => toMajor(1.5)).toThrow(RangeError)
  expect(() => fromMajor(1e300)).toThrow(RangeError)
})

test.each([
  [5, 2, 3],
  [-5, 2, -3],
  [5, -2, -3],
  [4, 3, 1],
  [5, 3, 2],
  [1, 3, 0],
  [-1, 3, 0],
  [Number.MAX_SAFE_INTEGER, 2, 4_503_599_627_370_496],
])('%d ÷ %d rounds half away from zero to %d', (numerator, denominator, expected) => {
  expect(divideHalfUp(numerator, denominator)).toBe(expected)
  expect(divideHalfUp(BigInt(numerator), BigInt(denominator))).toBe(expected)
})

test('division by zero and quotients beyond the safe range are errors', () => {
  expect(() => divideHalfUp(1, 0)).toThrow(RangeError)
  expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError)
  expect(() => divideHalfUp(2n ** 60n, 1n)).toThrow(RangeError)
})

test('a quotient is never further than half a unit from the exact one', () => {
  const any = fc.maxSafeInteger()
  const divisor = fc.maxSafeInteger().filter((value) => value !== 0)
  fc.assert(
    fc.property(any, divisor, (numerator, denominator) => {
      const quotient = BigInt(divideHalfUp(numerator, denominator))
      const rest = BigInt(numerator) - quotient * BigInt(denominator)
      const size = (value: bigint) => (value < 0n ? -value : value)
      return 2n * size(rest) <= size(BigInt(denominator))
    }),
    { seed: 2 },
  )
})

test('a product beyond 2^53 is still exact', () => {
  expect(multiplyRatio(9_007_199_254_740_991, 1000, 1000)).toBe(9_007_199_254_740_991)
  expect(multiplyRatio(9_000_000_000_000_001, 3, 9)).toBe(3_000_000_000_000_000)
})

test('one piece of a cut product is the metre price times its length, rounded once', () => {
  expect(multiplyRatio(476, 3650, 1000)).toBe(1737)
})

test.each([
  [11300, 1300, 1300],
  [10000, 1500, 1304],
  [10000, 0, 0],
  [1, 1300, 0],
  [-11300, 1300, -1300],
])('of %d at %d basis points %d is tax', (gross, rate, tax) => {
  expect(taxIncluded(gross, rate)).toBe(tax)
})

test('net plus tax is the gross, and the tax is the rate of the net within a rounding', () => {
  fc.assert(
    fc.property(minor, fc.integer({ min: 0, max: 2500 }), (gross, rate) => {
      const tax = taxIncluded(gross, rate)
      const net = gross - tax
      return net + tax === gross && Math.abs(tax - (net * rate) / 10_000) <= 0.5 + rate / 20_000 + 1e-6
    }),
    { seed: 3 },
  )
})

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [0, 5, 5], [0, 5, 5]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [7, [0, 0], [4, 3]],
  [0, [], []],
  [5, [1, 3, 2], [1, 2, 2]],
])('%d over %j is %j', (total, weights, parts) => {
  expect(spreadByLargestRemainder(total, weights)).toEqual(parts)
})

test('a spread sums to its total, has one part per weight and stays within a unit of proportion', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 5_000_000_000 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(minor, weights, (total, list) => {
      const parts = spreadByLargestRemainder(total, list)
      const sum = list.reduce((running, weight) => running + weight, 0)
      expect(parts).toHaveLength(list.length)
      expect(parts.reduce((running, part) => running + part, 0)).toBe(total)
      if (sum === 0) return
      for (const [index, part] of parts.entries()) {
        expect(Math.abs(part - total * ((list[index] ?? 0) / sum))).toBeLessThan(1 + 1e-4)
      }
    }),
    { seed: 4 },
  )
})

test('a discount not above the lines never makes a line negative', () => {
  const lines = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, share) => {
      const sum = amounts.reduce((running, amount) => running + amount, 0)
      const parts = spreadByLargestRemainder(Math.floor(sum * share), amounts)
      return parts.every((part, index) => part >= 0 && part <= (amounts[index] ?? 0))
    }),
    { seed: 5 },
  )
})

test('spreading something over nothing, or over a negative weight, is an error', () => {
  expect(() => spreadByLargestRemainder(1, [])).toThrow(RangeError)
  expect(() => spreadByLargestRemainder(1, [2, -1])).toThrow(RangeError)
})
