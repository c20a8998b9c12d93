import { expect, test } from 'vitest'
import {
  fromUnderscore,
  languages,
  localeOf,
  locales,
  resolveLocale,
  separatorsOf,
  splitLocale,
  toUnderscore,
} from './locales.ts'

test('there are twelve locales, in two languages', () => {
  expect(locales).toHaveLength(12)
  expect(new Set(locales).size).toBe(12)
  expect(languages).toEqual(['es', 'en'])
})

test('[S1.019] the languages are Spanish and English, Spanish before English in every country', () => {
  expect(languages).toEqual(['es', 'en'])
  const [first, second] = locales.map((locale) => splitLocale(locale))
  expect([first?.language, second?.language]).toEqual(['es', 'en'])
  expect(first?.country).toBe(second?.country)
})

test('[S3.032] a locale is language-country', () => {
  expect(splitLocale('es-SV')).toEqual({ language: 'es', country: 'SV' })
  expect(splitLocale('en-CR')).toEqual({ language: 'en', country: 'CR' })
  for (const locale of locales) {
    const { language, country } = splitLocale(locale)
    expect(localeOf(language, country)).toBe(locale)
  }
})

test('[S7.048] the platform form has an underscore and comes back', () => {
  expect(toUnderscore('es-SV')).toBe('es_SV')
  for (const locale of locales) expect(fromUnderscore(toUnderscore(locale))).toBe(locale)
  expect(fromUnderscore('es-SV')).toBeUndefined()
  expect(fromUnderscore('fr_FR')).toBeUndefined()
})

test('a locale is found whatever its case, and nothing else is', () => {
  expect(resolveLocale('ES-sv')).toBe('es-SV')
  expect(resolveLocale('en-CR')).toBe('en-CR')
  for (const other of ['', 'es', 'es-MX', 'xx-SV', 'es_SV']) expect(resolveLocale(other)).toBeUndefined()
})

test('the marks of numbers are those of Intl, but for the blank that groups in Costa Rica', () => {
  for (const locale of locales) {
    const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.5)
    const part = (type: string) => parts.find((piece) => piece.type === type)?.value
    const group = part('group')?.replace(/[\u00a0\u202f]/, '.')
    expect({ locale, ...separatorsOf(locale) }).toEqual({ locale, group, decimal: part('decimal') })
  }
})
