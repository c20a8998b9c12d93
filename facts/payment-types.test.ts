import { expect, test } from 'vitest'
import { paymentTypeOf, paymentTypes } from './payment-types.ts'

test('[S3.041] the payment types are cc and TB; PayPal has none', () => {
  expect(Object.values(paymentTypes)).toEqual(['cc', 'TB'])
  expect(['CREDIT_CARD', 'BANK_TRANSFER', 'PAYPAL', 'toString'].map(paymentTypeOf)).toEqual([
    'cc',
    'TB',
    undefined,
    undefined,
  ])
})
