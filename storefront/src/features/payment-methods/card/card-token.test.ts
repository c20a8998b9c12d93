import { expect, test } from 'vitest'
import { expiryOf, shownOf } from './card-token.ts'

const token = (number: object) =>
  `e30.${Buffer.from(JSON.stringify({ content: { paymentInformation: { card: { number } } } })).toString('base64url')}.x`

test('[S1.036] of a token the page shows brand and last digits, and nothing of what is no token', () => {
  const number = { maskedValue: '411111XXXXXX1111', bin: '411111', detectedCardTypes: ['001'] }
  expect(shownOf(token(number))).toEqual({ cardType: 'Visa', maskedNumber: '************1111' })
  expect(shownOf(token({ maskedValue: '<b>', detectedCardTypes: ['999'] }))).toEqual({})
  expect(shownOf('invented')).toEqual({})
})

test('an expiry is a month to come', () => {
  const now = new Date(2026, 10, 23)
  expect(expiryOf('12/30', now)).toEqual({ month: 12, year: 2030 })
  expect(expiryOf('1230', now)).toEqual({ month: 12, year: 2030 })
  expect(expiryOf('1/2031', now)).toEqual({ month: 1, year: 2031 })
  expect(expiryOf('11/26', now)).toEqual({ month: 11, year: 2026 })
  for (const typed of ['10/26', '13/30', '0/30', '12/99', 'x', ''])
    expect(expiryOf(typed, now)).toBeUndefined()
})
