import { expect, test } from 'vitest'
import { phoneFieldValue, phoneToStore } from './phone-value.ts'

test('a number is shown as dialled in the country and stored with its calling code', () => {
  expect(phoneFieldValue('SV', '+50370123456')).toBe('70123456')
  expect(phoneToStore('SV', '70123456')).toBe('+50370123456')
})

test('a number of another country stays as it was, unless it is changed', () => {
  expect(phoneFieldValue('SV', '+50491234567')).toBe('50491234567')
  expect(phoneToStore('SV', '50491234567', '+50491234567')).toBe('+50491234567')
  expect(phoneToStore('SV', '70123456', '+50491234567')).toBe('+50370123456')
})
