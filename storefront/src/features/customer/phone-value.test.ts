import { expect, test } from 'vitest'
import { shownPhone, storedPhone } from './phone-value.ts'

test('a number is shown as dialled in the country and stored with its calling code', () => {
  expect(shownPhone('SV', '+50370123456')).toBe('70123456')
  expect(storedPhone('SV', '70123456')).toBe('+50370123456')
})

test('a number of another country stays as it was, unless it is changed', () => {
  expect(shownPhone('SV', '+50491234567')).toBe('50491234567')
  expect(storedPhone('SV', '50491234567', '+50491234567')).toBe('+50491234567')
  expect(storedPhone('SV', '70123456', '+50491234567')).toBe('+50370123456')
})
