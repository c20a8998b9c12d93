import { expect, test } from 'vitest'
import { taxRateOf } from './tax-rate.ts'

const ecuador = {
  code: 'EC' as const,
  taxes: [
    { class: 'standard', rateBasisPoints: 1500 },
    { class: 'construction', rateBasisPoints: 500 },
  ],
}

test('the rate is that of the class in the country', () => {
  expect(taxRateOf(ecuador, 'construction')).toBe(500)
  expect(taxRateOf(ecuador, 'standard')).toBe(1500)
})

test('a class that the country does not know pays the standard rate', () => {
  expect(taxRateOf(ecuador, 'luxury')).toBe(1500)
})

test('a country without a standard rate is a fault of the configuration', () => {
  expect(() => taxRateOf({ code: 'SV', taxes: [] }, 'standard')).toThrow('SV')
})
