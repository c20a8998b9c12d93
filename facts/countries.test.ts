import { addressForms } from './address-forms.ts'
import { countryMaps } from './country-maps.ts'
import { expect, test } from 'vitest'
import { countries, countryName, countryCodes, isCountryCode } from './countries.ts'
import { countryOf } from './locales.ts'

test('[S1.017] the countries are exactly six, with code and name', () => {
  expect(Object.keys(countries).sort()).toEqual(['CR', 'EC', 'GT', 'HN', 'NI', 'SV'])
  expect(countryCodes.map((code) => countryName(code, 'es'))).toEqual([
    'Costa Rica',
    'Ecuador',
    'Guatemala',
    'Honduras',
    'Nicaragua',
    'El Salvador',
  ])
  for (const code of countryCodes) expect(countries[code].code).toBe(code)
  for (const code of countryCodes) expect(countryOf(`en-${code}`)).toBe(code)
})

test('a country code is one of the six, in capitals', () => {
  expect(isCountryCode('HN')).toBe(true)
  for (const other of ['hn', 'MX', '', undefined]) expect(isCountryCode(other)).toBe(false)
})

test('the centre of each map lies in its box, and the example of each postal code fits its pattern', () => {
  for (const code of countryCodes) {
    const { postal } = addressForms[code]
    const { box, center } = countryMaps[code]
    const [south, west, north, east] = box
    const [latitude, longitude] = center
    expect(latitude > south && latitude < north && longitude > west && longitude < east).toBe(true)
    expect(postal.example).toMatch(postal.pattern)
  }
})
