import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'
import { countryOf, type LocaleId, locales } from './locales.ts'
import { toMajor } from './money.ts'

test.each([
  ['es-SV', '$1,500.00'],
  ['en-SV', '$1,500.00'],
  ['es-GT', 'Q1,500.00'],
  ['en-GT', 'Q1,500.00'],
  ['es-HN', 'L1,500.00'],
  ['en-HN', 'L1,500.00'],
  ['es-NI', 'C$1,500.00'],
  ['en-NI', 'C$1,500.00'],
  ['es-CR', '₡1.500,00'],
  ['en-CR', '₡1,500.00'],
  ['es-EC', '$1.500,00'],
  ['en-EC', '$1,500.00'],
] as const)('[S1.021] [S1.022] [S1.023] 1500 in %s is %s', (locale, text) => {
  expect(formatMoney(150_000, currencyOf(locale), locale)).toBe(text)
})

test('[S1.023] the twelve patterns agree with Intl once its blanks are gone and the minus stands first', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
      (locale, minor) => {
        const currency = currencyOf(locale)
        expect(formatMoney(minor, currency, locale)).toBe(intlMoney(minor, currency, locale))
      },
    ),
    { seed: 1, numRuns: 600 },
  )
})

test('[S1.023] no blank of any kind stands in a price', () => {
  for (const locale of locales) {
    for (const currency of ['USD', 'CRC', 'GTQ', 'HNL', 'NIO'] as const) {
      expect(formatMoney(-123_456_789, currency, locale)).not.toMatch(/[\s\u00a0\u202f]/)
    }
  }
})

test('small and negative amounts keep two decimals, the minus first', () => {
  expect(formatMoney(0, 'USD', 'es-SV')).toBe('$0.00')
  expect(formatMoney(5, 'CRC', 'es-CR')).toBe('₡0,05')
  expect(formatMoney(-150_000, 'CRC', 'es-CR')).toBe('-₡1.500,00')
  expect(formatMoney(99_999_999, 'NIO', 'es-NI')).toBe('C$999,999.99')
})

const currencies = { SV: 'USD', GT: 'GTQ', HN: 'HNL', NI: 'NIO', CR: 'CRC', EC: 'USD' } as const
const currencyOf = (locale: LocaleId) => currencies[countryOf(locale)]

/** Intl's text by the rule of the specification: no U+00A0 or U+202F, a grouping blank as a point. */
function intlMoney(minor: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const parts = format.formatToParts(Math.abs(toMajor(minor)))
  const text = parts.map(({ type, value }) => {
    const bare = value.replace(/[\u00a0\u202f]/g, '')
    return type === 'group' && bare === '' ? '.' : bare
  })
  return `${minor < 0 ? '-' : ''}${text.join('')}`
}
