import { expect, test } from 'vitest'
import { siteLocale } from './site-locale.ts'

const locales = (['es-GT', 'es-SV', 'en-SV'] as const).map((id) => ({ id }))
const site = { locales, defaultLocale: 'es-SV' } as unknown as Parameters<typeof siteLocale>[0]

test.each([
  ['en-SV', 'en-SV'],
  ['es_gt', 'es-GT'],
  // A locale of somewhere else: its language, in the default's country.
  ['es-MX', 'es-SV'],
  ['en-US', 'en-SV'],
  // A language the site does not speak, and no language at all.
  ['fr-FR', 'es-SV'],
  ['default', 'es-SV'],
  ['', 'es-SV'],
  [undefined, 'es-SV'],
])('%s is served in %s', (asked, served) => {
  expect(siteLocale(site, asked)).toBe(served)
})

test('a language that the default’s country lacks is served by a country that speaks it', () => {
  const defaultLocale = 'es-GT' as const
  expect(siteLocale({ ...site, defaultLocale }, 'en-US')).toBe('en-SV')
})
