import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantitiesText, quantityText } from './quantity-text.ts'
import { countUnit, formatNumber } from './format-number.ts'
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

test('how many of a line: pieces of what is cut, of the rest what it is sold by, where that is known', () => {
  const boxes = { quantity: 1200, isCut: false, unit: 'caja' }
  expect(quantityText(boxes, 'es-SV')).toBe('1,200 cajas')
  expect(quantityText({ quantity: 9, isCut: true, unit: 'metro' }, 'es-SV')).toBe('9 piezas')
  expect(quantityText({ quantity: 1, isCut: true }, 'en-SV')).toBe('1 piece')
  expect(quantityText({ quantity: 7, isCut: false }, 'es-SV')).toBe('7')
})

test('what lines hold is counted by unit; nothing is said where one is not known', () => {
  const lines = [
    { quantity: 4, isCut: true },
    { quantity: 2, isCut: false, unit: 'caja' },
    { quantity: 5, isCut: false, unit: 'pieza' },
  ]
  expect(quantitiesText(lines, 'es-HN')).toBe('9 piezas, 2 cajas')
  expect(quantitiesText([...lines, { quantity: 1, isCut: false }], 'es-HN')).toBeUndefined()
})
