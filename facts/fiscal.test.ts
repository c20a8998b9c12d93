import { expect, test } from 'vitest'
import { consumerIdRequired, fiscalRules } from './fiscal.ts'

test('the credit document of El Salvador asks for everything the e-invoice holds', () => {
  expect(fiscalRules.SV.business.needs).toEqual([
    'taxId',
    'nrc',
    'legalName',
    'economicActivity',
    'address',
    'email',
  ])
})

test('a consumer must be identified from a legal amount on, where there is one', () => {
  expect(consumerIdRequired('SV', 109_499)).toBe(false)
  expect(consumerIdRequired('SV', 109_500)).toBe(true)
  expect(consumerIdRequired('HN', 99_999_999)).toBe(false)
})
