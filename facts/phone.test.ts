import { expect, test } from 'vitest'
import { countries, countryCodes } from './countries.ts'
import { digitsOnly, formatPhone, isNationalPhone, isPhone, toE164 } from './phone.ts'

test('[S9.003] a phone has 8 to 15 digits', () => {
  expect(isPhone('1234567')).toBe(false)
  expect(isPhone('12345678')).toBe(true)
  expect(isPhone('123456789012345')).toBe(true)
  expect(isPhone('1234567890123456')).toBe(false)
})

test('letters are no phone, separators are', () => {
  expect(isPhone('7012 3456')).toBe(true)
  expect(isPhone('+503 7012-3456')).toBe(true)
  expect(isPhone('70123456a')).toBe(false)
  expect(isPhone('')).toBe(false)
  expect(digitsOnly('+503 (70) 12-3456')).toBe('50370123456')
})

test('the example of each country is of its plan and is written by its mask', () => {
  for (const code of countryCodes) {
    const { phone } = countries[code]
    expect(isNationalPhone(code, phone.example)).toBe(true)
    expect(formatPhone(code, digitsOnly(phone.example))).toBe(phone.example)
  }
})

test.each([
  ['SV', '7012-3456', '+50370123456'],
  ['SV', '+503 7012 3456', '+50370123456'],
  ['SV', '50370123456', '+50370123456'],
  ['SV', '0050370123456', '+50370123456'],
  ['SV', '2200 0101', '+50322000101'],
  ['EC', '0991234567', '+593991234567'],
  ['EC', '991234567', '+593991234567'],
  ['EC', '+593 099 123 4567', '+593991234567'],
  ['EC', '02 234 5678', '+59322345678'],
  ['SV', ' +1 305 555 0100', '+13055550100'],
] as const)('in %s, %s is %s', (country, typed, e164) => {
  expect(toE164(country, typed)).toBe(e164)
})

test.each([
  ['SV', '10123456'],
  ['SV', '+503 1012 3456'],
  ['CR', '12345678'],
  ['EC', '0891234567'],
  ['SV', '123'],
  ['SV', 'call me 70123456'],
] as const)('%s has no number %s', (country, typed) => {
  expect(toE164(country, typed)).toBeUndefined()
  expect(isNationalPhone(country, typed)).toBe(false)
})

test('reading form: landlines of Ecuador have their own mask, foreign numbers stay as they came', () => {
  expect(formatPhone('SV', '+50322000101')).toBe('2200-0101')
  expect(formatPhone('EC', '+59322345678')).toBe('02 234 5678')
  expect(formatPhone('SV', '+13055550100')).toBe('+13055550100')
})
