import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countUnit } from './count-unit.ts'
import { formatNumber } from './format-number.ts'
import { locales } from './locales.ts'

test('numbers are written as Intl writes them, but for the blank that groups thousands in Costa Rica', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.constantFrom(0, 1, 2),
      (locale, units, decimals) => {
        const value = units / 10 ** decimals
        const written = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value)
        expect(formatNumber(value, locale, decimals)).toBe(
          written.replaceAll('\u00a0', '.').replace(/^-0$/, '0'),
        )
      },
    ),
    { seed: 1, numRuns: 600 },
  )
})

test.each([
  [0.004, 2, '0'],
  [-0.004, 2, '0'],
  [12_345.678, 1, '12.345,7'],
  [7.5, 0, '8'],
])('%s with %i decimals is %s', (value, decimals, text) => {
  expect(formatNumber(value, 'es-EC', decimals)).toBe(text)
})

test.each([
  [1, 'caja', 'es-SV', 'caja'],
  [3, 'varilla', 'es-SV', 'varillas'],
  [2, 'quintal', 'es-GT', 'quintales'],
  [2, 'galón', 'es-EC', 'galones'],
  [9, 'm²', 'es-SV', 'm²'],
  [4, 'box', 'en-SV', 'boxes'],
  [12, 'foot', 'en-HN', 'feet'],
] as const)('%i of %s in %s: %s', (n, unit, locale, text) => {
  expect(countUnit(n, unit, locale)).toBe(text)
})
