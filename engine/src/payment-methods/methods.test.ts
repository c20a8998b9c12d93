import { expect, test } from 'vitest'
import { findPaymentMethod, paymentMethodIds } from './methods.ts'

test('[S3.041] the payment types are cc and TB; PayPal has none', () => {
  expect(
    ['CREDIT_CARD', 'BANK_TRANSFER', 'PAYPAL', 'toString'].map((id) => findPaymentMethod(id)?.type),
  ).toEqual(['cc', 'TB', undefined, undefined])
})

test('every method has one id, a name in both languages, and words for a receipt in both', () => {
  expect(new Set(paymentMethodIds).size).toBe(paymentMethodIds.length)
  for (const id of paymentMethodIds) {
    const method = findPaymentMethod(id)
    expect(method?.name.es && method.name.en).toBeTruthy()
    const card = { cardType: 'Visa', maskedNumber: '************1111' }
    const usd = { usdMinor: 12_30, perUsd: '26.20', validFrom: '2026-01-01' }
    for (const locale of ['es-HN', 'en-HN'] as const)
      expect(method?.paidWith({ card, usd }, 'HNL', locale)).not.toBe('')
  }
})

test('a receipt says what PayPal took in dollars only where dollars are not paid anyway', () => {
  const usd = { usdMinor: 1153_21, perUsd: '26.20', validFrom: '2026-01-01' }
  const said = (currency: 'HNL' | 'USD', locale: 'es-HN' | 'es-CR' = 'es-HN') =>
    findPaymentMethod('PAYPAL')?.paidWith({ usd }, currency, locale)
  expect([said('HNL'), said('USD')]).toEqual(['PayPal, $1,153.21 USD (1 USD = 26.20 HNL)', 'PayPal'])
  // As every other amount of the country is written.
  expect(said('HNL', 'es-CR')).toContain('$1.153,21 USD')
})
